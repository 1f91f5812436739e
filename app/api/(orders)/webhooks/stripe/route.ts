import { guarded } from '@/app/api/(server)/_http/endpoint';
import { problemOf } from '@/app/api/(server)/_http/problem-of';
import { readText } from '@/app/api/(server)/_http/read-json';
import { applyPaymentEvent } from '@/lib/orders/apply-payment-event';
import { countSignature } from '@/lib/payments/count-signature';
import { readPaymentEvent } from '@/lib/payments/payment-event';

const MAX_EVENT_BYTES = 1024 * 1024;

export const POST = guarded(async (request) => {
  const body = await readText(request, MAX_EVENT_BYTES);
  if (!body.ok) return body.response;
  const read = readPaymentEvent(body.value, request.headers.get('stripe-signature'));
  const now = new Date();
  await countSignature('stripe', read.ok || read.reason !== 'bad-signature', now);
  if (!read.ok) return problemOf(read.reason, {});
  return Response.json({ received: await applyPaymentEvent(read.event, now) });
});
