import { loadCode } from '@/components/shared/browser/load-code';
import type { ItemHead } from '@/lib/private/items/item-head';
import { fromBase64 } from '@/lib/private/sealing/base64';
import type { Opener } from '@/lib/private/sealing/identity';
import type { ItemView } from '@/lib/space/contract';
import { itemsApi } from '../shared/items-api';
import { spaceFile } from '../shared/space-fetch';

export const loadSealing = () => import('./document-sealing');

/** `isShared`: as many keys open it, whatever the server says; of one that cannot be read, what the server says. */
export type SpaceDocument = Omit<ItemView, 'head'> & {
  /** Null if it cannot be read: it is listed all the same, because its owner may want it gone. */
  head: ItemHead | null;
};

export type Documents = { documents: readonly SpaceDocument[]; usedBytes: number };

/** The list with the names, which only an opener of the space reads. Throws a Problem, or what a worker throws. */
export async function openDocuments(opener: Opener, signal?: AbortSignal): Promise<Documents> {
  const { items, usedBytes } = await itemsApi.get('/').read(signal);
  if (items.length === 0) return { documents: [], usedBytes };
  const { openHead } = await loadCode(loadSealing);
  const documents = await Promise.all(
    items.map(async ({ head: sealed, ...item }) => {
      const opened = await openHead(fromBase64(sealed), opener);
      if (!opened) return { ...item, head: null };
      return { ...item, head: opened.head, isShared: opened.recipients > 1 };
    }),
  );
  return { documents, usedBytes };
}

/** The content of one of them, checked against its head. Throws a Problem. */
export async function openDocument(id: string, head: ItemHead, opener: Opener): Promise<Uint8Array<ArrayBuffer>> {
  const content = await spaceFile(`/items/${id}/content`);
  const [{ openContent }, sealed] = await Promise.all([loadCode(loadSealing), content.arrayBuffer()]);
  return openContent(new Uint8Array(sealed), head, opener);
}
