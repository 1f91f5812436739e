import { deskFile } from '@/components/private/desk/desk-fetch';
import { openOwnEpochs } from '@/components/private/desk/passkeys/open-epochs';
import { localProblem } from '@/components/private/desk/problem-note';
import { handOutFile } from '@/components/private/desk/sealed/hand-out-file';
import { type ItemHead, openItemHead } from '@/lib/private/items/item-head';
import { fromBase64 } from '@/lib/private/sealing/base64';
import { type Opener, openerOf } from '@/lib/private/sealing/identity';
import { openInWorker } from '@/lib/private/sealing/worker/in-worker';
import type { SharedItemView } from '@/lib/space/items/desk/contract';

export type OpenedDocument = { head: ItemHead; opener: Opener };

/** By the id of the row. */
export type OpenedDocuments = ReadonlyMap<string, OpenedDocument | 'unreadable'>;

/** The names of these rows. Asks for a touch if there was none. Throws a Problem. */
export async function openSharedDocuments(rows: readonly SharedItemView[]): Promise<OpenedDocuments> {
  const { epochs } = await openOwnEpochs();
  if (epochs.size === 0) throw localProblem('key_without_access');
  const opened = await Promise.all(
    rows.map(async ({ id, epoch, head: sealed }): Promise<[string, OpenedDocument | 'unreadable']> => {
      const identity = epochs.get(epoch);
      if (!identity) return [id, 'unreadable'];
      const opener = await openerOf(identity);
      const opened = await openItemHead(fromBase64(sealed), [opener], openInWorker);
      return [id, opened ? { head: opened.head, opener } : 'unreadable'];
    }),
  );
  return new Map(opened);
}

/** The content, which is the one that its owner has named; its owner reads that it was opened. Throws a Problem. */
export async function openSharedContent(
  id: string,
  { head, opener }: OpenedDocument,
): Promise<Uint8Array<ArrayBuffer>> {
  const content = await deskFile(`/documents/${id}/content`, { body: {} });
  const sealed = new Uint8Array(await content.arrayBuffer());
  return handOutFile(sealed, head, opener);
}
