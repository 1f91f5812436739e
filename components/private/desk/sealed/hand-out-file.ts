import type { Opener } from '@/lib/private/sealing/identity';
import { type Listed, openListed } from '@/lib/private/sealing/open-listed';
import { openInWorker } from '@/lib/private/sealing/worker/in-worker';
import { localProblem } from '../problem-note';

/** The one way to the content of a sealed file: the file that was listed, whatever is in it. Throws a Problem that names it. */
export async function handOutFile(
  sealed: Uint8Array<ArrayBuffer>,
  listed: Listed & { name: string },
  opener: Opener,
): Promise<Uint8Array<ArrayBuffer>> {
  const opened = await openListed(sealed, listed, [opener], openInWorker);
  if (!opened.ok) {
    throw localProblem(opened.reason === 'changed' ? 'sealed_file_changed' : 'sealed_file_damaged', listed.name);
  }
  return opened.content;
}
