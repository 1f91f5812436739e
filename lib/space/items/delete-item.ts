import 'server-only';
import { db } from '@/lib/db';
import type { Device } from '@/lib/security/device';
import { recordSpaceEvent } from '../record-space-event';

/** With its parts, at once. False if the space has no such item. */
export async function deleteItem(
  id: string,
  { spaceId, device }: { spaceId: string; device: Device },
  now: Date,
): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const { count } = await tx.spaceItem.deleteMany({ where: { id, spaceId } });
    if (count > 0) await recordSpaceEvent(tx, { spaceId, kind: 'document-removed', subject: id, device }, now);
    return count > 0;
  });
}
