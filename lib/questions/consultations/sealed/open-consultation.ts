import type { Opener } from '@/lib/private/sealing/identity';
import type { OpenRefusal } from '@/lib/private/sealing/open';
import type { Open } from '@/lib/private/sealing/open-listed';
import type { Result } from '@/lib/shared/result';
import { readHead, type SealedHead } from './sealed-head';

/** `unreadable`: it was sealed for this key, and is no consultation. */
export async function openHead(
  sealed: Uint8Array<ArrayBuffer>,
  openers: readonly Opener[],
  open: Open,
): Promise<Result<{ head: SealedHead }, OpenRefusal | 'unreadable'>> {
  const opened = await open(sealed, openers);
  if (!opened.ok) return opened;
  const head = readHead(opened.content);
  return head ? { ok: true, head } : { ok: false, reason: 'unreadable' };
}
