import 'server-only';
import { Turns } from './turns';

/** Submissions whose files are in memory at once, in one process: what keeps fifty uploads from becoming fifty copies of ten megabytes. */
const AT_ONCE = 2;
const PATIENCE_MS = 4 * 60_000;

// The pages and the jobs of one process are bundled apart, and share its memory.
const shared = globalThis as { sofaHeavyWork?: Turns };

/** Work that holds files in memory. Throws if its turn does not come in four minutes. */
export async function heavyWork<Value>(work: () => Promise<Value>): Promise<Value> {
  shared.sofaHeavyWork ??= new Turns(AT_ONCE);
  const done = await shared.sofaHeavyWork.take(async () => ({ value: await work() }), PATIENCE_MS);
  if (!done) throw new Error('Too many files are waiting for their turn');
  return done.value;
}
