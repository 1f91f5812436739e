import 'server-only';
import { lockSession } from '@/lib/private/lock-session';
import { db } from '@/lib/server/db';
import { recordSpaceEvent, type SpaceOwner } from '../record-space-event';

/** With its parts, at once. False if the space has no such item. */
export async function deleteItem(id: string, { spaceId, sessionId, device }: SpaceOwner, now: Date): Promise<boolean> {
  return db().$transaction(async (tx) => {
    // The order in which a deletion of the whole space takes its locks.
    await lockSession(tx, 'space', sessionId);
    const { count } = await tx.spaceItem.deleteMany({ where: { id, spaceId } });
    if (count > 0)
      await recordSpaceEvent(tx, { spaceId, sessionId, kind: 'document-removed', subject: id, device }, now);
    return count > 0;
  });
}
