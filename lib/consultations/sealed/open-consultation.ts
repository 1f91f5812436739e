import type { Result } from '@/lib/result';
import { hex } from '@/lib/sealing/hex';
import type { Opener } from '@/lib/sealing/identity';
import type { OpenFailure } from '@/lib/sealing/open';
import { sha256 } from '@/lib/sealing/sha256';
import { beginsLike, extensionOf } from '@/lib/uploads/file-types';
import { readHead, type SealedFile, type SealedHead } from './sealed-head';

/** As `open` of lib/sealing does it, here or in a worker. It may take the sealed bytes away from the caller. */
export type Open = (
  sealed: Uint8Array<ArrayBuffer>,
  openers: readonly Opener[],
) => Promise<Result<{ content: Uint8Array<ArrayBuffer> }, OpenFailure>>;

/** `unreadable`: it was sealed for this key, and is no consultation. */
export async function openHead(
  sealed: Uint8Array<ArrayBuffer>,
  openers: readonly Opener[],
  open: Open,
): Promise<Result<{ head: SealedHead }, OpenFailure | 'unreadable'>> {
  const opened = await open(sealed, openers);
  if (!opened.ok) return opened;
  const head = readHead(opened.content);
  return head ? { ok: true, head } : { ok: false, reason: 'unreadable' };
}

/** `changed`: it is not the file that the sender listed. `unlike`: it is, and its content is not what its name says. */
export async function openFile(
  sealed: Uint8Array<ArrayBuffer>,
  listed: SealedFile,
  openers: readonly Opener[],
  open: Open,
): Promise<Result<{ content: Uint8Array<ArrayBuffer> }, OpenFailure | 'changed' | 'unlike'>> {
  const opened = await open(sealed, openers);
  if (!opened.ok) return opened;
  const isListed = opened.content.length === listed.size && hex(await sha256(opened.content)) === listed.sha256;
  if (!isListed) return { ok: false, reason: 'changed' };
  const extension = extensionOf(listed.name);
  return extension && beginsLike(extension, opened.content) ? opened : { ok: false, reason: 'unlike' };
}
