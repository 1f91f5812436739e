import { headOf, type ItemHead, openItemHead, writeItemHead } from '@/lib/private/items/item-head';
import type { Opener, Recipient } from '@/lib/private/sealing/identity';
import { openListed } from '@/lib/private/sealing/open-listed';
import { openInWorker, sealInWorker } from '@/lib/private/sealing/worker/in-worker';
import { localProblem } from '../shared/problem-note';

/* What is done with contents. Loaded when the first document is read or added. */

type Bytes = Uint8Array<ArrayBuffer>;

type SealedDocument = { head: Bytes; content: Bytes };

/** For each of these recipients. The content is handed over: the caller has it no more. */
export async function sealDocument(
  name: string,
  content: Bytes,
  recipients: readonly [Recipient, ...Recipient[]],
): Promise<SealedDocument> {
  const head = writeItemHead(await headOf(name, content));
  return { head: await sealInWorker(head, recipients), content: await sealInWorker(content, recipients) };
}

/** Null for one that does not open, or says nothing that a document says. */
export function openHead(sealed: Bytes, opener: Opener) {
  return openItemHead(sealed, [opener], openInWorker);
}

const FAULTS = {
  damaged: 'document_damaged',
  'wrong-key': 'document_damaged',
  changed: 'document_changed',
} as const;

/** The content that this head names. Throws a Problem for any other. */
export async function openContent(sealed: Bytes, head: ItemHead, opener: Opener): Promise<Bytes> {
  const opened = await openListed(sealed, head, [opener], openInWorker);
  if (opened.ok) return opened.content;
  throw localProblem(FAULTS[opened.reason]);
}
