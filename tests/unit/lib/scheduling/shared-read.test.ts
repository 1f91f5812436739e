import { sharedRead } from '@/lib/scheduling/shared-read';

/** A read that ends when the test says so, and tells how often it was begun. */
function controlled() {
  const endings: ((value: number) => void)[] = [];
  const read = () => new Promise<number>((resolve) => endings.push(resolve));
  return { read, endings };
}

const turn = () => new Promise(setImmediate);

test('those who ask at the same time share one read', async () => {
  const { read, endings } = controlled();
  const share = sharedRead<number>();
  const answers = [share('day', read), share('day', read), share('day', read)];
  await turn();
  expect(endings).toHaveLength(1);
  endings[0]?.(7);
  expect(await Promise.all(answers)).toEqual([7, 7, 7]);
});

test('a caller does not join a read that is under way: it may have begun before that write', async () => {
  const { read, endings } = controlled();
  const share = sharedRead<number>();
  const first = share('day', read);
  await turn();
  const later = [share('day', read), share('day', read)];
  endings[0]?.(1);
  expect(await first).toBe(1);
  await turn();
  expect(endings).toHaveLength(2);
  endings[1]?.(2);
  expect(await Promise.all(later)).toEqual([2, 2]);
});

test('different questions are read side by side', async () => {
  const { read, endings } = controlled();
  const share = sharedRead<number>();
  const answers = [share('monday', read), share('tuesday', read)];
  await turn();
  expect(endings).toHaveLength(2);
  for (const [index, end] of endings.entries()) end(index);
  expect(await Promise.all(answers)).toEqual([0, 1]);
});

test('a read that fails fails for those who shared it, and the next one begins anew', async () => {
  const share = sharedRead<number>();
  const failing = () => Promise.reject(new Error('down'));
  const answers = await Promise.allSettled([share('day', failing), share('day', failing)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await share('day', async () => 3)).toBe(3);
});
