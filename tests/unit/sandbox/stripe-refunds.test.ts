/** @jest-environment node */
import { LATER_MS } from '@/sandbox/stripe/refunds';
import {
  freshSandbox,
  goodCard,
  purchase,
  refusalOf,
  type SentEvent,
  start,
  submitCard,
} from '@/tests/support/stack/start-sandbox';
import { until } from '@/tests/support/stack/until';

const sandbox = freshSandbox();
let paymentIntent: string;
let sessionId: string;

beforeEach(async () => {
  const session = await sandbox.stripe.checkout.sessions.create(purchase());
  const paid = await sandbox.control.post<{ payment_intent: string }>(`sessions/${session.id}/complete`);
  sessionId = session.id;
  paymentIntent = paid.payment_intent;
});

const refundedCharges = async () =>
  (await sandbox.control.get<SentEvent[]>('events')).filter(({ type }) => type === 'charge.refunded');

test('a refund returns everything and tells of the charge with the order that it paid', async () => {
  const refund = await sandbox.stripe.refunds.create({
    payment_intent: paymentIntent,
    reason: 'requested_by_customer',
  });
  expect(refund).toMatchObject({ object: 'refund', amount: 25900, status: 'succeeded', payment_intent: paymentIntent });
  const events = await refundedCharges();
  expect(events).toHaveLength(1);
  expect(events[0]?.data.object).toMatchObject({
    object: 'charge',
    payment_intent: paymentIntent,
    metadata: { order_id: 'order-1' },
    amount: 25900,
    amount_refunded: 25900,
    refunded: true,
  });
  const session = await sandbox.stripe.checkout.sessions.retrieve(sessionId);
  expect(session.payment_status).toBe('paid');
});

test('a refund in parts adds up and ends', async () => {
  await sandbox.stripe.refunds.create({ payment_intent: paymentIntent, amount: 900 });
  await sandbox.control.post(`sessions/${sessionId}/refund`, { amount: 5000 });
  const partly = (await refundedCharges()).at(-1)?.data.object;
  expect(partly).toMatchObject({ amount_refunded: 5900, refunded: false });
  const more = await refusalOf(sandbox.stripe.refunds.create({ payment_intent: paymentIntent, amount: 20001 }));
  expect(more).toMatchObject({ statusCode: 400, param: 'amount' });
  expect(more.message).toBe('Refund amount (€200.01) is greater than unrefunded amount on charge (€200.00)');
  expect(await sandbox.stripe.refunds.create({ payment_intent: paymentIntent })).toMatchObject({ amount: 20000 });
  const again = await refusalOf(sandbox.stripe.refunds.create({ payment_intent: paymentIntent }));
  expect(again.code).toBe('charge_already_refunded');
  expect((await sandbox.stripe.refunds.list({ payment_intent: paymentIntent })).data).toHaveLength(3);
});

test('money that has not arrived cannot be returned', async () => {
  const { id } = await sandbox.stripe.checkout.sessions.create(purchase());
  const promised = await sandbox.control.post<{ payment_intent: string }>(`sessions/${id}/complete`, {
    paymentStatus: 'unpaid',
  });
  const refusal = await refusalOf(sandbox.stripe.refunds.create({ payment_intent: promised.payment_intent }));
  expect(refusal.message).toContain('does not have a successful charge to refund');
});

const typesOf = async () => (await sandbox.control.get<SentEvent[]>('events')).map(({ type }) => type);
const charge = async () => {
  const intent = await sandbox.stripe.paymentIntents.retrieve(paymentIntent, { expand: ['latest_charge'] });
  return intent.latest_charge;
};

test('a refund can fail after it had succeeded: the charge’s amounts go back, and it can be refunded again', async () => {
  const { id } = await sandbox.stripe.refunds.create({ payment_intent: paymentIntent });
  expect(await charge()).toMatchObject({ amount_refunded: 25900, refunded: true });
  await sandbox.control.post(`refunds/${id}/fail`);
  expect(await sandbox.stripe.refunds.retrieve(id)).toMatchObject({
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
    failure_balance_transaction: expect.stringMatching(/^txn_/),
  });
  expect(await charge()).toMatchObject({ amount_refunded: 0, refunded: false });
  const events = await sandbox.control.get<SentEvent[]>('events');
  const failed = events.filter(({ type }) => /^(charge\.)?refund\.(updated|failed)$/.test(type));
  expect(failed.map(({ type }) => type).sort()).toEqual(['charge.refund.updated', 'refund.failed', 'refund.updated']);
  for (const { data } of failed) expect(data.object).toMatchObject({ id, status: 'failed' });
  expect(failed.find(({ type }) => type === 'refund.updated')?.data.previous_attributes).toMatchObject({
    status: 'succeeded',
    failure_reason: null,
  });
  await expect(sandbox.control.post(`refunds/${id}/fail`)).rejects.toThrow('409');
  const again = await sandbox.stripe.refunds.create({ payment_intent: paymentIntent });
  expect(again).toMatchObject({ amount: 25900, status: 'succeeded' });
});

test('a pending refund says why, counts at the charge, and ends in either way', async () => {
  const session = await sandbox.stripe.checkout.sessions.create(purchase());
  const paid = await sandbox.control.post<{ payment_intent: string }>(`sessions/${session.id}/complete`, {
    refunds: 'pend',
  });
  paymentIntent = paid.payment_intent;
  const first = await sandbox.stripe.refunds.create({ payment_intent: paymentIntent, amount: 900 });
  const second = await sandbox.stripe.refunds.create({ payment_intent: paymentIntent });
  expect(first).toMatchObject({ status: 'pending', pending_reason: 'processing' });
  expect(await charge()).toMatchObject({ amount_refunded: 25900, refunded: true });
  await sandbox.control.post(`refunds/${first.id}/pend`);
  expect(await sandbox.stripe.refunds.retrieve(first.id)).toMatchObject({ pending_reason: 'insufficient_funds' });
  await sandbox.control.post(`refunds/${first.id}/succeed`);
  await sandbox.control.post(`refunds/${second.id}/fail`, { reason: 'lost_or_stolen_card' });
  const ended = (await sandbox.stripe.refunds.list({ payment_intent: paymentIntent })).data;
  expect(ended.map(({ status, failure_reason, pending_reason }) => [status, failure_reason, pending_reason])).toEqual([
    ['failed', 'lost_or_stolen_card', undefined],
    ['succeeded', undefined, undefined],
  ]);
  expect(await charge()).toMatchObject({ amount_refunded: 900, refunded: false });
  await expect(sandbox.control.post(`refunds/${first.id}/pend`)).rejects.toThrow('409');
});

test('a disputed charge is not refunded', async () => {
  await sandbox.control.post(`sessions/${sessionId}/dispute`);
  expect(await charge()).toMatchObject({ disputed: true });
  const refusal = await refusalOf(sandbox.stripe.refunds.create({ payment_intent: paymentIntent }));
  expect(refusal).toMatchObject({ statusCode: 400, code: 'charge_disputed' });
  expect(await typesOf()).not.toContain('refund.created');
});

test('a forgotten Idempotency-Key makes another refund', async () => {
  const refund = () =>
    sandbox.stripe.refunds.create({ payment_intent: paymentIntent, amount: 100 }, { idempotencyKey: 'refund/1' });
  const [first, repeated] = [await refund(), await refund()];
  expect(repeated.id).toBe(first.id);
  await sandbox.control.post('idempotency/forget');
  expect((await refund()).id).not.toBe(first.id);
});

describe('with Stripe’s test cards', () => {
  let now: number;

  async function refundOfCard(number: string) {
    now = Date.now();
    Object.assign(sandbox, await start({ now: () => now }));
    const session = await sandbox.stripe.checkout.sessions.create(purchase());
    expect((await submitCard(sandbox, session.id, { ...goodCard, number })).status).toBe(303);
    const paid = await sandbox.stripe.checkout.sessions.retrieve(session.id);
    const { id, status } = await sandbox.stripe.refunds.create({ payment_intent: String(paid.payment_intent) });
    now += LATER_MS;
    const ended = async () => (await sandbox.stripe.refunds.retrieve(id)).status !== status;
    await until(ended, 'The refund stays as it was');
    return [status, (await sandbox.stripe.refunds.retrieve(id)).status];
  }

  test('a refund to 5126 succeeds and fails later', async () => {
    expect(await refundOfCard('4000 0000 0000 5126')).toEqual(['succeeded', 'failed']);
  });

  test('a refund to 7726 is pending and succeeds later', async () => {
    expect(await refundOfCard('4000 0000 0000 7726')).toEqual(['pending', 'succeeded']);
  });
});

test('with an empty balance a refund is refused, and made once there is money', async () => {
  await sandbox.control.post('balance', { empty: true });
  const refusal = await refusalOf(sandbox.stripe.refunds.create({ payment_intent: paymentIntent }));
  expect(refusal).toMatchObject({ statusCode: 400, code: 'insufficient_balance_for_refund' });
  expect((await sandbox.stripe.refunds.list({ payment_intent: paymentIntent })).data).toEqual([]);
  await sandbox.control.post('balance', { empty: false });
  expect(await sandbox.stripe.refunds.create({ payment_intent: paymentIntent })).toMatchObject({ status: 'succeeded' });
});
