import 'server-only';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { db } from '@/lib/server/db';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { recordSpaceEvent } from '../../record-space-event';
import { itemContent, type SealedContent } from '../item-content';

/** The sealed content for a person at the desk, with a line in both logs; null for one that is not, or no longer, shared. */
export async function openSharedItem(id: string, staff: StaffMember, now: Date): Promise<SealedContent | null> {
  return db().$transaction(async (tx) => {
    const item = await tx.spaceItem.findFirst({ where: { id, deskEpoch: { not: null } } });
    if (!item) return null;
    await tx.spaceItem.updateMany({ where: { id, deskOpenedAt: null }, data: { deskOpenedAt: now } });
    await recordDeskEvent(tx, { staff, kind: 'documents.opened', subject: shortReference(id), now });
    const line = { kind: 'document-opened-by-team', subject: id } as const;
    await recordSpaceEvent(tx, { spaceId: item.spaceId, sessionId: null, device: null, ...line }, now);
    return itemContent(item);
  });
}
