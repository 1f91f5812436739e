import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';
import type { Answer, Api } from '@/tests/support/http/api';
import type { Purchase, SharedShop } from './shop';

/** The secret with which the stack's application checks signatures. */
const WEBHOOK_SECRET = 'whsec_local_sandbox';

const { webhooks } = new Stripe('sk_test_local');

type Signing = { secret?: string /** Seconds. */; age?: number };

export function signature(payload: string, { secret = WEBHOOK_SECRET, age = 0 }: Signing = {}): string {
  const timestamp = Math.floor(Date.now() / 1000) - age;
  return webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

export type StripeEvent = { id: string; type: string; [field: string]: unknown };

function newId(prefix: string): string {
  return `${prefix}_test${randomBytes(12).toString('hex')}`;
}

/** An event as Stripe sends it, about an object as it was at that moment. */
export function stripeEvent(type: Stripe.Event['type'], object: Record<string, unknown>): StripeEvent {
  return {
    id: newId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: Math.floor(Date.now() / 1000),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
}

export async function sessionAtStripe(
  { sandbox }: Pick<SharedShop, 'sandbox'>,
  sessionId: string,
): Promise<Stripe.Checkout.Session> {
  const found = (await sandbox.sessions()).find(({ id }) => id === sessionId);
  if (!found) throw new Error(`Stripe does not know ${sessionId}.`);
  return found;
}

type Changes = Record<string, unknown>;

/** Everything that Stripe may say about one session, whether it would say all of it of the same session or not. */
export function eventsAbout(session: Stripe.Checkout.Session) {
  const paymentIntent = typeof session.payment_intent === 'string' ? session.payment_intent : newId('pi');
  const reported =
    (type: Stripe.Event['type'], state: Changes) =>
    (changes: Changes = {}) =>
      stripeEvent(type, { ...session, payment_intent: paymentIntent, url: null, ...state, ...changes });
  const paid = { status: 'complete', payment_status: 'paid' };
  const unpaid = { status: 'complete', payment_status: 'unpaid' };
  return {
    completed: reported('checkout.session.completed', paid),
    promised: reported('checkout.session.completed', unpaid),
    succeeded: reported('checkout.session.async_payment_succeeded', paid),
    failed: reported('checkout.session.async_payment_failed', unpaid),
    expired: reported('checkout.session.expired', { status: 'expired', payment_intent: null }),
    refunded: (amount = session.amount_total) =>
      stripeEvent('charge.refunded', {
        id: newId('ch'),
        object: 'charge',
        amount: session.amount_total,
        amount_refunded: amount,
        currency: 'eur',
        metadata: session.metadata,
        payment_intent: paymentIntent,
        refunded: amount === session.amount_total,
      }),
  };
}

/** The same for an order of ours. */
export async function eventsOf(shop: SharedShop, { sessionId }: Pick<Purchase, 'sessionId'>) {
  return eventsAbout(await sessionAtStripe(shop, sessionId));
}

/** One after another, each accepted. */
export async function deliverAll(api: Api, reported: StripeEvent[]): Promise<void> {
  for (const event of reported) {
    const { status } = await deliver(api, event);
    if (status !== 200) throw new Error(`${event.type} was answered with ${status}.`);
  }
}

/** Delivered as Stripe does. The text that is signed and the text that is sent may differ, for a test's sake. */
export function deliver(
  api: Api,
  event: StripeEvent,
  signing: Signing & { sent?: string; header?: string | null } = {},
) {
  const payload = JSON.stringify(event);
  const header = signing.header === undefined ? signature(payload, signing) : signing.header;
  return post(api, signing.sent ?? payload, header);
}

function post(api: Api, body: string, header: string | null): Promise<Answer<{ received?: string }>> {
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    ...(header !== null && { 'Stripe-Signature': header }),
  };
  return api.send('/api/webhooks/stripe', { method: 'POST', body, headers });
}
