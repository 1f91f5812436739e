import 'server-only';
import { NETWORK_SLOT_TIMEOUT_MS, SLOT_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '@/lib/shared/time-limits';
import { KeyedSemaphore, Semaphore } from './semaphore';

type Gates = {
  /** Uploads in progress in one process, each with at most twenty megabytes on the disk and a few buffers in memory. */
  uploads: Semaphore;
  /** Uploads in progress of one network. Others of an office wait for half a minute. */
  networks: KeyedSemaphore;
};

const processGates: Gates = { uploads: new Semaphore(20), networks: new KeyedSemaphore(3) };

type NotPassed = { ok: false; reason: 'busy' | 'network-busy' };

/** Processes an upload once slots are free; refuses it without reading it if none is in time. */
export async function passUploadGate<Value>(
  network: string,
  process: (receiveTimeoutMs: number) => Promise<Value>,
  { uploads, networks } = processGates,
): Promise<Value | NotPassed> {
  const begun = performance.now();
  const left = (limitMs: number) => Math.max(0, Math.round(limitMs - (performance.now() - begun)));
  const passed = await networks.run(
    network,
    async () => {
      const processed = await uploads.run(() => process(left(UPLOAD_TIMEOUT_MS)), left(SLOT_TIMEOUT_MS));
      return processed ?? ({ ok: false, reason: 'busy' } as const);
    },
    NETWORK_SLOT_TIMEOUT_MS,
  );
  return passed ?? { ok: false, reason: 'network-busy' };
}
