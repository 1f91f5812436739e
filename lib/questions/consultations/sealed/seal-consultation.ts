import { hex } from '@/lib/private/sealing/hex';
import type { Recipient } from '@/lib/private/sealing/identity';
import { sha256 } from '@/lib/private/sealing/sha256';
import { type SealedFile, type SealedHead, writeHead } from './sealed-head';

/** Seals as `seal` of lib/private/sealing does, here or in a worker. It may take the content away from the caller. */
type Seal = (
  content: Uint8Array<ArrayBuffer>,
  recipients: readonly [Recipient, ...Recipient[]],
) => Promise<Uint8Array<ArrayBuffer>>;

export type PlainFile = { name: string; type: string; read: () => Promise<Uint8Array<ArrayBuffer>> };

type Plain = Pick<SealedHead, 'consultation'> &
  Partial<Pick<SealedHead, 'replyTo' | 'replyVia'>> & { files: readonly PlainFile[] };

type SealedConsultation = { head: Uint8Array<ArrayBuffer>; files: Uint8Array<ArrayBuffer>[] };

/** Seals for the team: the answers with the list of files, and each file. One file at a time is in memory as it was. */
export async function sealConsultation(
  { consultation, files, replyTo = null, replyVia = null }: Plain,
  recipient: Recipient,
  seal: Seal,
): Promise<SealedConsultation> {
  const listed: SealedFile[] = [];
  const sealed: Uint8Array<ArrayBuffer>[] = [];
  for (const { name, type, read } of files) {
    const content = await read();
    listed.push({ name, type, size: content.length, sha256: hex(await sha256(content)) });
    sealed.push(await seal(content, [recipient]));
  }
  return {
    head: await seal(writeHead({ consultation, files: listed, replyTo, replyVia }), [recipient]),
    files: sealed,
  };
}
