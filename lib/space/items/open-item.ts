import 'server-only';
import { db } from '@/lib/server/db';
import { itemContent, type SealedContent } from './item-content';

/** The sealed content for its owner; null if the space has no such item. */
export async function openItem(id: string, spaceId: string): Promise<SealedContent | null> {
  const item = await db().spaceItem.findFirst({ where: { id, spaceId }, select: { id: true, size: true } });
  return item && itemContent(item);
}
