import type { Answer } from '@/tests/support/http/api';

/** All at once. */
export function times<Value>(count: number, act: (index: number) => Promise<Value>): Promise<Value[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => act(index)));
}

/** How often each status was answered. */
export function tally(answers: Answer<unknown>[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
