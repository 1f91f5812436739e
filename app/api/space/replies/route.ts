import { replyInThread } from '@/lib/questions/consultations/sealed-intake/reply-in-thread';
import { replySchema } from '@/lib/questions/consultations/sealed-intake/schema';
import { problem } from '../../(server)/_http/problem';
import { spaceChange } from '../_http/space-change';

export const POST = spaceChange({ schema: replySchema }, async (reply, { session, now }) => {
  const stored = await replyInThread(reply, session, now);
  if (stored.ok) return Response.json({ id: stored.id }, { status: 201 });
  switch (stored.reason) {
    case 'thread-gone':
      return problem(404, 'not_found');
    case 'desk-key-changed':
      return problem(409, 'desk_key_changed');
    case 'day-ceiling':
      return problem(429, 'day_ceiling');
    case 'too-often':
      return problem(429, 'too_many_replies', undefined, { 'Retry-After': String(stored.retryAfterSeconds) });
  }
});
