import { coalesceReads } from '@/lib/agenda/coalesce-reads';

/** A read that ends when the test says so; `endings` has one entry per start. */
function controlled() {
  const endings: ((value: number) => void)[] = [];
  const read = () => new Promise<number>((resolve) => endings.push(resolve));
  return { read, endings };
}

const eventLoopTurn = () => new Promise(setImmediate);

test('simultaneous callers share one read', async () => {
  const { read, endings } = controlled();
  const coalesce = coalesceReads<number>();
  const answers = [coalesce('day', read), coalesce('day', read), coalesce('day', read)];
  await eventLoopTurn();
  expect(endings).toHaveLength(1);
  endings[0]?.(7);
  expect(await Promise.all(answers)).toEqual([7, 7, 7]);
});

test('a caller does not join a read that has started: it may miss the write that came before the call', async () => {
  const { read, endings } = controlled();
  const coalesce = coalesceReads<number>();
  const first = coalesce('day', read);
  await eventLoopTurn();
  const later = [coalesce('day', read), coalesce('day', read)];
  endings[0]?.(1);
  expect(await first).toBe(1);
  await eventLoopTurn();
  expect(endings).toHaveLength(2);
  endings[1]?.(2);
  expect(await Promise.all(later)).toEqual([2, 2]);
});

test('reads of different keys run in parallel', async () => {
  const { read, endings } = controlled();
  const coalesce = coalesceReads<number>();
  const answers = [coalesce('monday', read), coalesce('tuesday', read)];
  await eventLoopTurn();
  expect(endings).toHaveLength(2);
  for (const [index, end] of endings.entries()) end(index);
  expect(await Promise.all(answers)).toEqual([0, 1]);
});

test('a failed read fails for its callers only, and the next call reads again', async () => {
  const coalesce = coalesceReads<number>();
  const failing = () => Promise.reject(new Error('down'));
  const answers = await Promise.allSettled([coalesce('day', failing), coalesce('day', failing)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await coalesce('day', async () => 3)).toBe(3);
});
