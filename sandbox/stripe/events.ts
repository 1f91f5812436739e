import Stripe from 'stripe';
import { stripeId } from '../ids';
import { nowInSeconds, type Sandbox } from '../sandbox';

/** The events that the webhook endpoint is subscribed to; the others are only listed under /v1/events. */
const SUBSCRIBED: ReadonlySet<string> = new Set<Stripe.Event['type']>([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'charge.refund.updated',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
]);

type EventOf<T extends Stripe.Event['type']> = Extract<Stripe.Event, { type: T }>;

/** The API call that caused an event; null if caused by a buyer or by time. */
export type Cause = { requestId: string; idempotencyKey: string | null } | null;

/** Stores the event with a copy of the object and queues it for the webhook. */
export function recordEvent<T extends Stripe.Event['type']>(
  sandbox: Sandbox,
  type: T,
  object: EventOf<T>['data']['object'],
  cause: Cause = null,
  previous?: Record<string, unknown>,
): void {
  const delivered = SUBSCRIBED.has(type) && sandbox.webhooks.hasReceiver;
  const event: Stripe.EventBase = {
    id: stripeId('evt_1'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: nowInSeconds(sandbox),
    data: previous ? { object, previous_attributes: previous } : { object },
    livemode: false,
    pending_webhooks: delivered ? 1 : 0,
    request: { id: cause?.requestId ?? null, idempotency_key: cause?.idempotencyKey ?? null },
    type,
  };
  sandbox.state.put('events', event.id, event);
  if (delivered) sandbox.webhooks.queue(event.id);
}
