import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { db } from '@/lib/server/db';
import { hasWords } from '@/lib/server/search-words';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { itemContent, type SealedContent } from '@/lib/space/items/open-item';
import { recordSpaceEvent } from '../../record-space-event';
import type { SharedItemPage } from './contract';
import type { SharedItemList } from './schema';

const PAGE_SIZE = 20;

/** Lists shared items of mailboxes that hold every word of the search. A page beyond the last one is the last one. What an owner keeps alone is left out. */
export async function listSharedItems({ page, search }: SharedItemList): Promise<SharedItemPage> {
  const searched = { text: Prisma.sql`desk_search_text('', s.email)`, id: Prisma.sql`s.id` };
  const inMailbox = Prisma.sql`AND i.space_id IN (SELECT s.id FROM spaces s WHERE ${hasWords(searched, search)})`;
  const found = Prisma.sql`
    FROM space_items i WHERE i.desk_epoch IS NOT NULL ${search === '' ? Prisma.empty : inMailbox}`;
  const [counted] = await db().$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count ${found}`;
  const pages = Math.max(1, Math.ceil((counted?.count ?? 0) / PAGE_SIZE));
  const shown = Math.min(page, pages);
  // By its id, because an item that is shared later keeps the moment at which it was put into the space.
  const ids = await db().$queryRaw<{ id: string }[]>`
    SELECT i.id::text AS id ${found} ORDER BY i.id DESC LIMIT ${PAGE_SIZE} OFFSET ${(shown - 1) * PAGE_SIZE}`;
  const items = await db().spaceItem.findMany({
    where: { id: { in: ids.map(({ id }) => id) } },
    orderBy: { id: 'desc' },
    include: { space: { select: { email: true } } },
  });
  const rows = items.flatMap(({ id, head, size, deskEpoch: epoch, deskOpenedAt, space }) => {
    if (epoch === null) return [];
    const openedAt = deskOpenedAt?.toISOString() ?? null;
    const sealedHead = Buffer.from(head).toString('base64');
    return [{ id, email: space.email, head: sealedHead, size, epoch, sharedAt: momentOf(id).toISOString(), openedAt }];
  });
  return { rows, page: shown, pages };
}

/** When the id was made: a UUIDv7 begins with its Unix time in milliseconds (RFC 9562). */
function momentOf(id: string): Date {
  return new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16));
}

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
