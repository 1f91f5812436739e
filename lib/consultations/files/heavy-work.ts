import 'server-only';
import { Turns } from './turns';

/** Submissions whose files are in memory at once, in one process: what keeps fifty uploads from becoming fifty copies of ten megabytes. */
const AT_ONCE = 2;

// The pages and the jobs of one process are bundled apart, and share its memory.
const shared = globalThis as { sofaHeavyWork?: Turns };

/** Too many others were before it: a visitor is told to come back, a job is tried again. */
export class NoTurn extends Error {}

/** Work that holds files in memory. Throws NoTurn if its turn has not come by this moment of `performance.now()`. */
export async function heavyWork<Value>(until: number, work: () => Promise<Value>): Promise<Value> {
  shared.sofaHeavyWork ??= new Turns(AT_ONCE);
  const patience = Math.max(0, until - performance.now());
  const done = await shared.sofaHeavyWork.take(async () => ({ value: await work() }), patience);
  if (!done) throw new NoTurn('Too many files are waiting for their turn');
  return done.value;
}
