import 'server-only';
import { Semaphore } from './semaphore';

/** Submissions whose files are in memory at once, in one process: what keeps fifty uploads from becoming fifty copies of ten megabytes. */
const AT_ONCE = 2;

// The pages and the jobs of one process are bundled apart, and share its memory.
const shared = globalThis as { sofaHeavyWork?: Semaphore };

/** Too many others were before it: a visitor is told to come back, a job is tried again. */
export class NoSlotInTime extends Error {}

/** Work that holds files in memory. Throws NoSlotInTime if its turn has not come by this moment of `performance.now()`. */
export async function withUploadSlot<Value>(until: number, work: () => Promise<Value>): Promise<Value> {
  shared.sofaHeavyWork ??= new Semaphore(AT_ONCE);
  const patience = Math.max(0, until - performance.now());
  const done = await shared.sofaHeavyWork.take(async () => ({ value: await work() }), patience);
  if (!done) throw new NoSlotInTime('Too many files are waiting for their turn');
  return done.value;
}
