import { type HandOutRefusal, handOut } from '@/lib/private/inspection/hand-out';
import type { Kind } from '@/lib/private/inspection/judge-content';
import { judgeInWorker } from '@/lib/private/inspection/worker/in-worker';
import type { Opener } from '@/lib/private/sealing/identity';
import type { Listed } from '@/lib/private/sealing/open-listed';
import { openInWorker } from '@/lib/private/sealing/worker/in-worker';
import { type LocalCode, localProblem } from '../problem-note';

const CODES: Record<HandOutRefusal, LocalCode> = {
  changed: 'sealed_file_changed',
  damaged: 'sealed_file_damaged',
  'wrong-key': 'sealed_file_damaged',
  type: 'sealed_file_type',
  content: 'sealed_file_content',
  bomb: 'sealed_file_bomb',
  active: 'sealed_file_active',
  tooManyPixels: 'sealed_file_pixels',
  infected: 'sealed_file_infected',
};

/** The one way by which a sealed file leaves the desk's page. Throws a Problem that names the file, and there is no way around it. */
export async function handOutFile(
  sealed: Uint8Array<ArrayBuffer>,
  listed: Listed & { name: string },
  kind: Kind | null,
  opener: Opener,
): Promise<Uint8Array<ArrayBuffer>> {
  const handed = await handOut({ sealed, listed, kind }, { opener, open: openInWorker, judge: judgeInWorker });
  if (handed.ok) return handed.content;
  throw localProblem(CODES[handed.reason], listed.name);
}
