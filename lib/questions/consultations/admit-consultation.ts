import 'server-only';
import { isDatabaseDown } from '@/lib/server/db';
import { runInWorkerThread } from '@/lib/server/process/worker-thread/run-in-worker-thread';
import { isThreadEnded } from '@/lib/server/process/worker-thread/thread-ended';
import { claimantOf } from '@/lib/server/security/claimant';
import { takeFromLimits } from '@/lib/server/security/rate-limit';
import { passUploadGate } from '@/lib/server/uploads/upload-gate';
import type { IntakeResult } from './intake-result';
import { processUpload } from './process-upload';

type Request = {
  contentType: string;
  body: ReadableStream<Uint8Array>;
  address: string;
};

/** Admits an upload: the rate limits of its address and of the networks around it, then a slot of the gate. The rest runs in the worker thread. */
export async function admitConsultation({ contentType, body, address }: Request, now: Date): Promise<IntakeResult> {
  try {
    const { site, prefix } = claimantOf(address);
    const taken = await takeFromLimits([
      ['consultation-address', address],
      ['consultation-site', site],
      ['consultation-prefix', prefix],
    ]);
    if (!taken.ok) return { ok: false, reason: 'too-often', retryAfterSeconds: taken.retryAfterSeconds, form: null };
    return await passUploadGate(address, (receiveTimeoutMs) =>
      runInWorkerThread('process-upload', processUpload, { contentType, body, receiveTimeoutMs, now }, [body]),
    );
  } catch (error) {
    if (isDatabaseDown(error)) return { ok: false, reason: 'database-down' };
    if (isThreadEnded(error)) return { ok: false, reason: 'interrupted' };
    throw error;
  }
}
