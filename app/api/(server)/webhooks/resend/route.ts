import { applyMailEvent } from '@/lib/letters/subscription/apply-mail-event';
import { countSignature } from '@/lib/payments/count-signature';
import { readMailEvent } from '@/lib/server/email/read-mail-event';
import { guarded } from '../../_http/endpoint';
import { problemOf } from '../../_http/problem-of';
import { readText } from '../../_http/read-json';

const MAX_EVENT_BYTES = 256 * 1024;

export const POST = guarded(async (request) => {
  const body = await readText(request, MAX_EVENT_BYTES);
  if (!body.ok) return body.response;
  const read = readMailEvent(body.value, request.headers);
  const now = new Date();
  await countSignature('resend', read.ok || read.reason !== 'bad-signature', now);
  if (!read.ok) return problemOf(read.reason, {});
  if (read.event) await applyMailEvent(read.event, now);
  return Response.json({ received: true });
});
