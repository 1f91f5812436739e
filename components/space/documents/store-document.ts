import { loadCode } from '@/components/browser/load-code';
import { askForSealingKey } from '@/components/browser/sealing-key';
import type { DeskKeyAnswer } from '@/lib/desk-key/contract';
import type { Recipient } from '@/lib/sealing/identity';
import type { StoredItemBody } from '@/lib/space/contract';
import { itemForm } from '@/lib/space/items/item-form';
import { localFault, SpaceFault } from '../shared/space-fault';
import { spaceFetch } from '../shared/space-fetch';
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

/** Seals a document here and stores it. A key of the team that has changed meanwhile is noticed once, silently. Throws a SpaceFault. */
export async function storeDocument(document: Stored): Promise<void> {
  try {
    await attempt(document);
  } catch (error) {
    if (!(error instanceof SpaceFault) || error.code !== 'desk_key_changed') throw error;
    await attempt(document);
  }
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

async function teamKey(): Promise<DeskKeyAnswer> {
  const key = await askForSealingKey().catch(() => {
    throw localFault('offline');
  });
  if (!key) throw localFault('desk_closed');
  return key;
}
