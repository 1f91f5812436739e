import Stripe from 'stripe';
import { stripe } from '@/lib/payments/client';
import { createRefund } from '@/lib/payments/create-refund';
import { configureQuietServer } from '@/tests/support/stack/server-environment';

jest.mock('@/lib/payments/count-failures');

const rowId = '019a8f2c-4d1e-7abc-9def-0123a1b2c3d4';
const wanted = { rowId, orderId: '019a8f2c-0000-7abc-9def-0123a1b2c3d4', paymentIntentId: 'pi_1', amount: 9900 };
const made = {
  id: 're_1',
  amount: 9900,
  status: 'succeeded',
  metadata: { refund_row: rowId },
  created: 1_790_000_000,
} as unknown as Stripe.Response<Stripe.Refund>;

beforeAll(configureQuietServer);
afterEach(() => jest.restoreAllMocks());

const asked = () => jest.spyOn(stripe().refunds, 'create').mockResolvedValue(made);

function refused(raw: Partial<Stripe.StripeRawError>) {
  const error = Stripe.errors.StripeError.generate({ type: 'invalid_request_error', ...raw } as Stripe.StripeRawError);
  jest.spyOn(stripe().refunds, 'create').mockRejectedValue(error);
}

test('the key is that of the row, however often it is asked for, and the metadata names the row', async () => {
  const create = asked();
  expect(await createRefund(wanted)).toMatchObject({ ok: true, refund: { id: 're_1', rowId, status: 'succeeded' } });
  await createRefund(wanted);
  expect(create.mock.calls.map(([, options]) => options)).toEqual(Array(2).fill({ idempotencyKey: `refund/${rowId}` }));
  expect(create.mock.calls[0]?.[0]).toEqual({
    payment_intent: 'pi_1',
    amount: 9900,
    reason: 'requested_by_customer',
    metadata: { order_id: wanted.orderId, refund_row: rowId },
  });
});

test.each([
  ['no answer', { type: 'api_error' }],
  ['a fault of Stripe’s', { type: 'api_error', statusCode: 500 }],
  ['too many calls', { type: 'rate_limit_error', statusCode: 429 }],
  ['a concurrent request of the same key', { type: 'idempotency_error', statusCode: 409 }],
  ['another amount under a key that Stripe remembers', { type: 'idempotency_error', statusCode: 400 }],
  ['a key that was revoked', { type: 'invalid_request_error', statusCode: 401 }],
  ['a key without the permission', { type: 'invalid_request_error', statusCode: 403 }],
])('%s is asked again later', async (_, raw) => {
  refused(raw as Partial<Stripe.StripeRawError>);
  expect(await createRefund(wanted)).toEqual({ ok: false, reason: 'payments-down' });
});

test('what was paid back already is no refusal', async () => {
  refused({ statusCode: 400, code: 'charge_already_refunded' });
  expect(await createRefund(wanted)).toEqual({ ok: false, reason: 'already-refunded' });
});

test.each([
  { statusCode: 400, code: 'insufficient_balance_for_refund' },
  { statusCode: 400, code: 'balance_insufficient' },
  { statusCode: 402, message: 'Insufficient funds in your Stripe balance to refund this amount.' },
])('an empty balance is no refusal for good: %j', async (raw) => {
  refused(raw);
  expect(await createRefund(wanted)).toEqual({ ok: false, reason: 'balance-empty' });
});

test.each([
  [{ statusCode: 400, code: 'charge_disputed' }, 'charge_disputed'],
  [{ statusCode: 400 }, 'StripeInvalidRequestError'],
  [{ statusCode: 404, code: 'resource_missing' }, 'resource_missing'],
])('what Stripe will never do is refused with its code: %j', async (raw, code) => {
  refused(raw);
  expect(await createRefund(wanted)).toEqual({ ok: false, reason: 'refused', code });
});

test('a bug is no answer of Stripe’s', async () => {
  jest.spyOn(stripe().refunds, 'create').mockRejectedValue(new TypeError('ours'));
  await expect(createRefund(wanted)).rejects.toThrow('ours');
});
