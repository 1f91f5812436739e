import 'server-only';
import { db } from '@/lib/db';
import type { SharedItemPage } from './contract';
import type { SharedItemList } from './schema';

const PAGE_SIZE = 20;

/** Of mailboxes in which the search occurs. A page beyond the last one is the last one. What an owner keeps alone is not in it. */
export async function listSharedItems({ page, search }: SharedItemList): Promise<SharedItemPage> {
  const literal = search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&');
  const where = { deskEpoch: { not: null }, space: { email: { contains: literal } } };
  const count = await db().spaceItem.count({ where });
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE));
  const shown = Math.min(page, pages);
  const items = await db().spaceItem.findMany({
    where,
    // Of its id, because an item that is shared later keeps the moment at which it was put into the space.
    orderBy: { id: 'desc' },
    skip: (shown - 1) * PAGE_SIZE,
    take: PAGE_SIZE,
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
