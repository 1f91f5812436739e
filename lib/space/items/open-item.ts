import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import { db, sqlQuery } from '@/lib/server/db';
import { readParts } from '@/lib/server/uploads/stored-parts';
import { streamOf } from '@/lib/server/uploads/stream-of';

/** The sealed content for its owner; null if the space has no such item. */
export async function openItem(id: string, spaceId: string): Promise<SealedContent | null> {
  const item = await db().spaceItem.findFirst({ where: { id, spaceId }, select: { id: true, size: true } });
  return item && itemContent(item);
}

export type SealedContent = { size: number; content: ReadableStream<Uint8Array> };

/** Between two parts no connection is held: their reader may be slow. Breaks off if the item is deleted meanwhile. */
export function itemContent({ id, size }: { id: string; size: number }): SealedContent {
  const parts = readParts(size, async (position) => {
    const [part] = await sqlQuery<{ content: Buffer }>(Prisma.sql`
      SELECT content FROM space_item_parts WHERE item_id = ${id}::uuid AND position = ${position}`);
    return part?.content;
  });
  return { size, content: streamOf(parts) };
}
