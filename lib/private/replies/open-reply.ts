import type { Opener } from '@/lib/private/sealing/identity';
import type { OpenFailure } from '@/lib/private/sealing/open';
import type { Open } from '@/lib/private/sealing/open-listed';
import type { Result } from '@/lib/shared/result';
import { readReply, type SealedReply } from './sealed-reply';

/** `unreadable`: it was sealed for this key, and is no reply. */
export async function openReply(
  sealed: Uint8Array<ArrayBuffer>,
  openers: readonly Opener[],
  open: Open,
): Promise<Result<{ reply: SealedReply }, OpenFailure | 'unreadable'>> {
  const opened = await open(sealed, openers);
  if (!opened.ok) return opened;
  const reply = readReply(opened.content);
  return reply ? { ok: true, reply } : { ok: false, reason: 'unreadable' };
}
