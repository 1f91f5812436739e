/** @jest-environment node */
import {
  closeAll,
  purchase,
  refusalOf,
  type SentEvent,
  type Started,
  start,
} from '@/tests/support/stack/start-sandbox';

let sandbox: Started;
let paymentIntent: string;
let sessionId: string;

beforeEach(async () => {
  sandbox = await start();
  const session = await sandbox.stripe.checkout.sessions.create(purchase());
  const paid = await sandbox.control.post<{ payment_intent: string }>(`sessions/${session.id}/complete`);
  sessionId = session.id;
  paymentIntent = paid.payment_intent;
});
afterEach(closeAll);

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
