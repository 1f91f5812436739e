import 'server-only';
import { Turns } from './turns';

/** Whole files in memory, in one process, at once: what keeps fifty uploads from becoming fifty copies of ten megabytes. */
const turns = new Turns(2);
const PATIENCE_MS = 120_000;

/** Work that holds a file in memory. Throws if its turn does not come in two minutes. */
export async function heavyWork<Value>(work: () => Promise<Value>): Promise<Value> {
  const done = await turns.take(async () => ({ value: await work() }), PATIENCE_MS);
  if (!done) throw new Error('Too many files are waiting to be stored');
  return done.value;
}
