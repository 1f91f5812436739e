import { fromBase64 } from '@/lib/sealing/base64';
import type { Opener } from '@/lib/sealing/identity';
import { openInWorker } from '@/lib/sealing/worker/in-worker';

/** Null for one that is damaged, or sealed for another key. */
export async function openAnswer(sealed: string, opener: Opener): Promise<string | null> {
  const opened = await openInWorker(fromBase64(sealed), [opener]);
  return opened.ok ? new TextDecoder().decode(opened.content) : null;
}
