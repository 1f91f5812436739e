import Stripe from 'stripe';
import { stripe } from '@/lib/payments/client';
import { listIntentRefunds } from '@/lib/payments/list-intent-refunds';
import { configureQuietServer } from '@/tests/support/stack/server-environment';

jest.mock('@/lib/payments/count-failures');

const orderId = '019a8f2c-0000-7abc-9def-0123a1b2c3d4';

beforeAll(configureQuietServer);
afterEach(() => jest.restoreAllMocks());

const charge = { livemode: false, amount_refunded: 9900, payment_intent: 'pi_1', metadata: { order_id: orderId } };

function refund(changes: object = {}) {
  return { id: 're_1', amount: 9900, status: 'succeeded', created: 1_790_000_000, metadata: {}, charge, ...changes };
}

function listed(...pages: object[][]) {
  const list = jest.spyOn(stripe().refunds, 'list');
  for (const [index, data] of pages.entries()) {
    const page = { data, has_more: index < pages.length - 1 };
    list.mockResolvedValueOnce(page as unknown as Stripe.Response<Stripe.ApiList<Stripe.Refund>>);
  }
  return list;
}

test('every page of one payment, with the order of its charge', async () => {
  const list = listed([refund()], [refund({ id: 're_2', amount: 100 })]);
  const answer = await listIntentRefunds('pi_1');
  expect(answer).toMatchObject({ ok: true, orderId, refunds: [{ id: 're_1' }, { id: 're_2', amount: 100 }] });
  expect(list.mock.calls.map(([params]) => params)).toMatchObject([
    { payment_intent: 'pi_1' },
    { payment_intent: 'pi_1', starting_after: 're_1' },
  ]);
});

test('each with its state, its reasons, and the row for which it was made', async () => {
  const rowId = '019a8f2c-4d1e-7abc-9def-0123a1b2c3d4';
  listed([
    refund({ status: 'pending', pending_reason: 'insufficient_funds', metadata: { refund_row: rowId } }),
    refund({ id: 're_2', status: 'failed', failure_reason: 'expired_or_canceled_card', metadata: null }),
    refund({ id: 're_3', status: null, metadata: { refund_row: 'no row of ours' } }),
    refund({ id: 're_4', status: 'a state to come' }),
  ]);
  const answer = await listIntentRefunds('pi_1');
  expect(answer.ok && answer.refunds).toMatchObject([
    { status: 'pending', pendingReason: 'insufficient_funds', rowId },
    { status: 'failed', failureReason: 'expired_or_canceled_card', rowId: null },
    { status: 'succeeded', rowId: null },
    { status: 'pending' },
  ]);
});

test('what belongs to the other mode, or to no charge, is not ours', async () => {
  listed([refund({ charge: { ...charge, livemode: true } }), refund({ charge: null }), refund({ charge: 'ch_1' })]);
  expect(await listIntentRefunds('pi_1')).toEqual({ ok: true, orderId: null, refunds: [] });
});

test.each([
  ['a payment that Stripe does not know has none', { statusCode: 404, code: 'resource_missing' }, true],
  ['without an answer nothing is known', { statusCode: 503, type: 'api_error' }, false],
])('%s', async (_, raw, ok) => {
  const error = Stripe.errors.StripeError.generate({ type: 'invalid_request_error', ...raw } as Stripe.StripeRawError);
  jest.spyOn(stripe().refunds, 'list').mockRejectedValue(error);
  expect(await listIntentRefunds('pi_1')).toEqual(
    ok ? { ok: true, orderId: null, refunds: [] } : { ok: false, reason: 'payments-down' },
  );
});
