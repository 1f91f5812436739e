import 'server-only';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';
import { dataOpensAt } from '@/lib/space/data-opens-at';
import { lockSpace } from '@/lib/space/keys/lock-space';
import type { SpaceOwner } from '@/lib/space/record-space-event';
import { deleteHeld } from './delete-held';

/** The space and everything else of its mailbox that no law has kept, in one transaction. */
export async function deleteOwnData(
  { spaceId, sessionId }: Pick<SpaceOwner, 'spaceId' | 'sessionId'>,
  now: Date,
): Promise<Result<object, 'payment-open' | 'data-waits' | 'space-gone'>> {
  return db().$transaction(async (tx) => {
    const space = await lockSpace(tx, { spaceId, sessionId });
    if (!space) return { ok: false, reason: 'space-gone' };
    if (await dataOpensAt(tx, spaceId, now)) return { ok: false, reason: 'data-waits' };
    const deleted = await deleteHeld(tx, { email: space.email, deletionId: spaceId, hadSpace: true }, now);
    if (deleted.ok) await tx.space.delete({ where: { id: spaceId } });
    return deleted;
  });
}
