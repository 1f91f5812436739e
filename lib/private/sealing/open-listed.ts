import type { Result } from '@/lib/shared/result';
import { hex } from './hex';
import type { Opener } from './identity';
import type { OpenedFile, OpenRefusal } from './open';
import { sha256 } from './sha256';

/** Opens as `open` does, here or in a worker. It may take the sealed bytes away from the caller. */
export type Open = (
  sealed: Uint8Array<ArrayBuffer>,
  openers: readonly Opener[],
) => Promise<Result<OpenedFile, OpenRefusal>>;

/** What a sender's or an owner's device said of a file: bytes, and SHA-256 in hexadecimal, before sealing. */
export type Listed = { size: number; sha256: string };

/** `changed`: it is not the file that was listed. */
export async function openListed(
  sealed: Uint8Array<ArrayBuffer>,
  listed: Listed,
  openers: readonly Opener[],
  open: Open,
): Promise<Result<{ content: Uint8Array<ArrayBuffer> }, OpenRefusal | 'changed'>> {
  const opened = await open(sealed, openers);
  if (!opened.ok) return opened;
  const { content } = opened;
  const isListed = content.length === listed.size && hex(await sha256(content)) === listed.sha256;
  return isListed ? opened : { ok: false, reason: 'changed' };
}
