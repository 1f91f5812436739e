import 'server-only';
import type { z } from 'zod';
import { sealingKey } from '@/lib/private/desk-key/sealing-key';
import { takeFromLimit } from '@/lib/server/security/rate-limit';
import type { Result } from '@/lib/shared/result';
import type { replySchema } from './schema';
import { type ReplyNotStored, storeReply, type Writer } from './store-reply';

type Refused = { ok: false; reason: 'too-often'; retryAfterSeconds: number };

/** What the owner of a space has sealed for the desk becomes a question that waits there, within the promised time. */
export async function replyInThread(
  { recipient, ...reply }: z.output<typeof replySchema>,
  { spaceId, sessionId }: Writer,
  now: Date,
): Promise<Result<{ id: string }, ReplyNotStored | 'desk-key-changed'> | Refused> {
  const key = await sealingKey();
  if (key?.epoch !== reply.epoch || key.recipient !== recipient) return { ok: false, reason: 'desk-key-changed' };
  const taken = await takeFromLimit('space-reply', spaceId);
  if (!taken.ok) return { ok: false, reason: 'too-often', retryAfterSeconds: taken.retryAfterSeconds };
  return storeReply(reply, { spaceId, sessionId }, now);
}
