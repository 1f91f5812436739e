import 'server-only';
import type { IntakeResult } from './intake-result';
import { Semaphore } from './semaphore';
import { SLOT_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from './time-limits';

/** Uploads in progress in one process, each with at most twenty megabytes on the disk and a few buffers in memory. */
const uploads = new Semaphore(20);

/** Processes an upload once a slot is free; `busy`, without reading it, if none is in time. */
export async function passUploadGate(
  process: (receiveTimeoutMs: number) => Promise<IntakeResult>,
  gate = uploads,
): Promise<IntakeResult> {
  const begun = performance.now();
  const processed = await gate.run(
    () => process(Math.round(UPLOAD_TIMEOUT_MS - (performance.now() - begun))),
    SLOT_TIMEOUT_MS,
  );
  return processed ?? { ok: false, reason: 'busy' };
}
