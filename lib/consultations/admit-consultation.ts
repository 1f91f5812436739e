import 'server-only';
import { isDatabaseDown } from '@/lib/db';
import { takeFromLimit } from '@/lib/security/rate-limit';
import { runInWorkerThread } from '@/lib/server-process/worker-thread/run-in-worker-thread';
import { Semaphore } from './files/semaphore';
import type { IntakeResult } from './intake-result';
import { processUpload } from './process-upload';
import { ARRIVAL_MS, TURN_MS } from './time-limits';

/** Uploads that are read at once, each with at most twenty megabytes on the disk; the others wait before they are read. */
const uploads = new Semaphore(20);

type Request = {
  contentType: string;
  body: ReadableStream<Uint8Array>;
  /** Whoever sends it, for the limit. */
  address: string;
};

/** Takes a consultation in, unless its sender has sent too many or too many others are before it. */
export async function admitConsultation({ contentType, body, address }: Request, now: Date): Promise<IntakeResult> {
  try {
    const taken = await takeFromLimit('consultation-address', address);
    if (!taken.ok) {
      return { ok: false, reason: 'too-often', retryAfterSeconds: taken.retryAfterSeconds, refusal: null };
    }
  } catch (error) {
    if (!isDatabaseDown(error)) throw error;
    return { ok: false, reason: 'database-down' };
  }
  const begun = performance.now();
  const read = () => {
    const patience = Math.round(ARRIVAL_MS - (performance.now() - begun));
    return runInWorkerThread('process-upload', processUpload, { contentType, body, patience, now }, [body]);
  };
  return (await uploads.take(read, TURN_MS)) ?? { ok: false, reason: 'busy' };
}
