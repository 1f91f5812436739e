import 'server-only';
import { aside } from '@/lib/aside/aside';
import { isDatabaseDown } from '@/lib/db';
import { takeFromLimit } from '@/lib/security/rate-limit';
import { Turns } from './files/turns';
import { readConsultation } from './read-consultation';
import type { Reception } from './reception';

/** Uploads that are read at once, each with at most twenty megabytes on the disk; the others wait before they are read. */
const uploads = new Turns(20);
const PATIENCE_MS = 3 * 60_000;

type Request = {
  contentType: string;
  body: ReadableStream<Uint8Array>;
  /** Whoever sends it, for the limit. */
  address: string;
};

/** Takes a consultation in, unless its sender has sent too many or too many others are before it. */
export async function receiveConsultation({ contentType, body, address }: Request, now: Date): Promise<Reception> {
  try {
    const taken = await takeFromLimit('consultation-address', address);
    if (!taken.ok) {
      return { ok: false, reason: 'too-often', retryAfterSeconds: taken.retryAfterSeconds, refusal: null };
    }
  } catch (error) {
    if (!isDatabaseDown(error)) throw error;
    return { ok: false, reason: 'database-down' };
  }
  const read = () => aside('read-consultation', readConsultation, { contentType, body, now }, [body]);
  return (await uploads.take(read, PATIENCE_MS)) ?? { ok: false, reason: 'busy' };
}
