import type { Result } from '@/lib/result';
import { fromBase64 } from '@/lib/sealing/base64';
import type { Opener } from '@/lib/sealing/identity';
import type { OpenFailure } from '@/lib/sealing/open';
import { openInWorker } from '@/lib/sealing/worker/in-worker';

/** `wrong-key`: it was sealed for a space that this mailbox had before. */
export async function openAnswer(sealed: string, opener: Opener): Promise<Result<{ text: string }, OpenFailure>> {
  const opened = await openInWorker(fromBase64(sealed), [opener]);
  return opened.ok ? { ok: true, text: new TextDecoder().decode(opened.content) } : opened;
}
