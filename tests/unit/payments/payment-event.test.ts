import Stripe from 'stripe';
import { readPaymentEvent } from '@/lib/payments/payment-event';
import { configureServer } from '@/tests/support/stack/server-environment';

const secret = 'whsec_test';
const formerSecret = 'whsec_former';
const orderId = '0199a8a0-0000-7000-8000-000000000001';

beforeAll(() => {
  configureServer();
  process.env.STRIPE_WEBHOOK_SECRET = `${secret},${formerSecret}`;
});

function body(type: string, object: object, changes: object = {}): string {
  const head = { id: 'evt_1', object: 'event', type, created: 1_790_000_000, livemode: false };
  return JSON.stringify({ ...head, data: { object }, ...changes });
}

function sign(payload: string, timestamp = Math.floor(Date.now() / 1000), key = secret): string {
  return new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload, secret: key, timestamp });
}

const session = {
  id: 'cs_test_12345678',
  payment_status: 'paid',
  status: 'complete',
  amount_total: 25900,
  currency: 'eur',
  payment_intent: 'pi_1',
  metadata: { order_id: orderId },
};
const payment = { sessionId: session.id, orderId, amount: 25900, currency: 'eur', paymentIntentId: 'pi_1' };

function read(type: string, object: object) {
  const payload = body(type, object);
  const result = readPaymentEvent(payload, sign(payload));
  return result.ok ? result.event : result.reason;
}

test.each([
  ['checkout.session.completed', session, 'paid'],
  ['checkout.session.completed', { ...session, payment_status: 'unpaid' }, 'processing'],
  ['checkout.session.async_payment_succeeded', session, 'paid'],
  ['checkout.session.async_payment_failed', { ...session, payment_status: 'unpaid' }, 'failed'],
  ['checkout.session.expired', { ...session, payment_status: 'unpaid', status: 'expired' }, 'expired'],
])('%s becomes our own word for it', (type, object, state) => {
  expect(read(type, object)).toMatchObject({ kind: 'checkout', state, payment });
});

test.each([
  ['charge.refunded', { id: 'ch_1', payment_intent: 'pi_1', amount_refunded: 900 }],
  ['refund.created', { id: 're_1', payment_intent: 'pi_1', status: 'pending' }],
  ['refund.updated', { id: 're_1', payment_intent: { id: 'pi_1' }, status: 'succeeded' }],
  ['refund.failed', { id: 're_1', payment_intent: 'pi_1', status: 'failed' }],
  ['charge.refund.updated', { id: 're_1', payment_intent: 'pi_1', status: 'failed' }],
])('%s only says of which payment Stripe is to be asked', (type, object) => {
  expect(read(type, object)).toMatchObject({ kind: 'refund', paymentIntentId: 'pi_1' });
});

test.each(['charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.closed'])(
  '%s only says of which payment Stripe is to be asked',
  (type) => {
    const dispute = { id: 'du_1', payment_intent: 'pi_1', status: 'needs_response' };
    expect(read(type, dispute)).toMatchObject({ kind: 'dispute', paymentIntentId: 'pi_1' });
    expect(read(type, { id: 'du_1' })).toMatchObject({ kind: 'ignored' });
  },
);

test('a refund of no payment that could be ours is ignored', () => {
  expect(read('refund.created', { id: 're_1', payment_intent: null })).toMatchObject({ kind: 'ignored' });
  expect(read('charge.refunded', {})).toMatchObject({ kind: 'ignored' });
  expect(read('refund.updated', { payment_intent: 'pi_\0' })).toMatchObject({ kind: 'ignored' });
});

test('a session that is not ours has no order', () => {
  expect(read('checkout.session.completed', { ...session, metadata: { order_id: 'x' } })).toMatchObject({
    payment: { orderId: null },
  });
  expect(read('checkout.session.completed', { ...session, metadata: null })).toMatchObject({
    payment: { orderId: null },
  });
});

test('other events are ignored', () => {
  expect(read('customer.created', { id: 'cus_1' })).toMatchObject({ kind: 'ignored' });
});

test('a missing, wrong, altered or old signature is refused', () => {
  const payload = body('checkout.session.completed', session);
  const now = Math.floor(Date.now() / 1000);
  const refused = { ok: false, reason: 'bad-signature' };
  expect(readPaymentEvent(payload, null)).toEqual(refused);
  expect(readPaymentEvent(payload, 't=1,v1=00')).toEqual(refused);
  expect(readPaymentEvent(payload.replace('25900', '1'), sign(payload))).toEqual(refused);
  expect(readPaymentEvent(payload, sign(payload, now - 301))).toEqual(refused);
  expect(readPaymentEvent(payload, sign(payload, now - 290)).ok).toBe(true);
});

test('a signature from the future is refused, and one of a clock that is slightly ahead is not', () => {
  const payload = body('checkout.session.completed', session);
  const now = Math.floor(Date.now() / 1000);
  for (const ahead of [310, 3600]) {
    expect(readPaymentEvent(payload, sign(payload, now + ahead))).toEqual({ ok: false, reason: 'bad-signature' });
  }
  expect(readPaymentEvent(payload, sign(payload, now + 290)).ok).toBe(true);
});

test('an event of the other mode than the key’s is refused', () => {
  for (const livemode of [true, undefined]) {
    const payload = body('checkout.session.completed', session, { livemode });
    expect(readPaymentEvent(payload, sign(payload))).toEqual({ ok: false, reason: 'unreadable' });
  }
});

test.each([
  ['U+0000 in the id of the event', () => body('checkout.session.completed', session, { id: 'evt_\0' })],
  ['U+0000 in the id of the session', () => body('checkout.session.completed', { ...session, id: 'cs_\0' })],
  ['an id too long for an index', () => body('checkout.session.completed', session, { id: 'e'.repeat(5000) })],
])('what PostgreSQL cannot store is refused: %s', (_, payload) => {
  expect(readPaymentEvent(payload(), sign(payload()))).toEqual({ ok: false, reason: 'unreadable' });
});

test('U+0000 in a field that only has to match counts as absent', () => {
  const strange = { ...session, currency: 'e\0r', payment_intent: 'pi_\0' };
  expect(read('checkout.session.completed', strange)).toMatchObject({
    payment: { sessionId: session.id, currency: null, paymentIntentId: null },
  });
});

test('a signed body that is no event is refused, not a crash', () => {
  for (const payload of ['not json', '{}', '{"id":"evt_1","type":"charge.refunded","created":1,"data":{}}']) {
    expect(readPaymentEvent(payload, sign(payload))).toEqual({ ok: false, reason: 'unreadable' });
  }
});

test('while the secret is rotated an event is genuine under each of the two, and under no third', () => {
  const payload = body('checkout.session.completed', session);
  const now = Math.floor(Date.now() / 1000);
  expect(readPaymentEvent(payload, sign(payload, now, formerSecret)).ok).toBe(true);
  expect(readPaymentEvent(payload, sign(payload, now - 301, formerSecret)).ok).toBe(false);
  expect(readPaymentEvent(payload, sign(payload, now, 'whsec_third')).ok).toBe(false);
  expect(readPaymentEvent('{}', sign('{}', now, formerSecret))).toEqual({ ok: false, reason: 'unreadable' });
});
