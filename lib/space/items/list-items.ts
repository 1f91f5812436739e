import 'server-only';
import { db } from '@/lib/server/db';
import type { ItemsBody } from '../contract';

/** Newest first. */
export async function listItems(spaceId: string): Promise<ItemsBody> {
  const rows = await db().spaceItem.findMany({ where: { spaceId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
  const items = rows.map(({ id, head, size, deskEpoch, createdAt, deskOpenedAt }) => ({
    id,
    head: Buffer.from(head).toString('base64'),
    size,
    isShared: deskEpoch !== null,
    createdAt: createdAt.toISOString(),
    deskOpenedAt: deskOpenedAt?.toISOString() ?? null,
  }));
  return { items, usedBytes: items.reduce((sum, { size }) => sum + size, 0) };
}
