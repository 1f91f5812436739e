import { loadCode } from '@/components/shared/browser/load-code';
import { itemForm } from '@/lib/private/items/item-form';
import type { Recipient } from '@/lib/private/sealing/identity';
import type { StoredItemBody } from '@/lib/space/contract';
import { spaceFetch } from '../shared/space-fetch';
import { teamKey, withTeamKey } from '../shared/team-key';
import { loadSealing } from './open-document';

type Stored = {
  name: string;
  /** Read again if it has to be sealed again. */
  read: () => Promise<Uint8Array<ArrayBuffer>>;
  /** Of the space's identity that is open here. */
  own: Recipient;
  isShared: boolean;
  /** Repeated when the same document is sent again: then it is stored once. */
  attemptKey: string;
  /** The item whose place it takes. */
  replaces?: string;
  /** Null while it is being sealed, then the uploaded share. */
  onProgress?: (share: number | null) => void;
  signal?: AbortSignal;
};

/** Seals a document here and stores it. Throws a Problem. */
export function storeDocument(document: Stored): Promise<void> {
  return withTeamKey(() => attempt(document));
}

async function attempt(document: Stored): Promise<void> {
  const { name, read, own, isShared, onProgress = () => {}, signal } = document;
  onProgress(null);
  const key = isShared ? await teamKey() : null;
  const { sealDocument } = await loadCode(loadSealing);
  const sealed = await sealDocument(name, await read(), key ? [own, key.recipient] : [own]);
  signal?.throwIfAborted();
  const { attemptKey, replaces } = document;
  const body = itemForm({ attemptKey, replaces, deskEpoch: key?.epoch, ...sealed });
  await spaceFetch<StoredItemBody>('/items', { body, onProgress, ...(signal && { signal }) });
}
