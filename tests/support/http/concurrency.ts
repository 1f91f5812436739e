import type { Answer } from '@/tests/support/http/api';

/** All at once. */
export function times<Value>(count: number, act: (index: number) => Promise<Value>): Promise<Value[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => act(index)));
}

/** As many at once as a busy office sends; a machine with other things to do refuses a thousand. */
export async function timesInGroups<Value>(count: number, act: (index: number) => Promise<Value>): Promise<Value[]> {
  const size = 60;
  const values: Value[] = [];
  while (values.length < count) {
    const done = values.length;
    values.push(...(await times(Math.min(size, count - done), (index) => act(done + index))));
  }
  return values;
}

/** How often each status was answered. */
export function tally(answers: Answer<unknown>[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** What the work gives, and the milliseconds that it took. */
export async function timed<Value>(work: () => Promise<Value>): Promise<[Value, number]> {
  const start = performance.now();
  return [await work(), performance.now() - start];
}
