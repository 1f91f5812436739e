import 'server-only';
import { lockSession } from '@/lib/private/lock-session';
import type { Db } from '@/lib/server/db';
import type { VouchedMailbox } from '../mailbox-hash';
import type { SpaceActor } from '../record-space-event';

/**
 * Until the end of the transaction: what changes the keys of a space, its mailbox or all of it runs one after the other. Its mailbox as it is
 * now, which the session that asks may have read before a change, with its hash; null if it is gone. Throws `SessionEnded` if that session has ended.
 */
export async function lockSpace(tx: Db, { spaceId, sessionId }: SpaceActor): Promise<VouchedMailbox | null> {
  const [space] = await tx.$queryRaw<VouchedMailbox[]>`
    SELECT id, email, email_hash AS "emailHash" FROM spaces WHERE id = ${spaceId}::uuid FOR UPDATE`;
  if (space && sessionId) await lockSession(tx, 'space', sessionId);
  return space ?? null;
}
