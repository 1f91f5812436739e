import { countFailure, countSuccess } from '@/lib/payments/count-failures';

const INTERVAL_MS = 15_000;

const deleteMany = jest.fn<Promise<unknown>, [unknown]>();
const insert = jest.fn<Promise<unknown>, []>();
jest.mock('@/lib/server/db', () => ({
  db: () => ({ failuresInARow: { deleteMany }, $executeRaw: insert }),
}));

beforeEach(() => {
  jest.useFakeTimers();
  deleteMany.mockReset().mockResolvedValue({ count: 0 });
  insert.mockReset().mockResolvedValue(1);
});
afterEach(async () => {
  // The process forgets what it has deleted, and each test begins anew.
  await jest.advanceTimersByTimeAsync(3 * INTERVAL_MS);
  jest.useRealTimers();
});

const book = () => countSuccess('payments-failing', 'create-session');
const fail = () => countFailure('payments-failing', 'create-session', new Date(0));

test('the first success ends what all servers have counted, and the next thousand ask nothing', async () => {
  await book();
  expect(deleteMany.mock.calls).toEqual([[{ where: { kind: 'payments-failing', key: 'create-session' } }]]);
  for (let booking = 0; booking < 1000; booking += 1) await book();
  expect(deleteMany).toHaveBeenCalledTimes(1);
});

test('a success that asked nothing ends within the interval what another server has counted before it', async () => {
  await book();
  await jest.advanceTimersByTimeAsync(INTERVAL_MS / 2);
  await book();
  await jest.advanceTimersByTimeAsync(INTERVAL_MS / 2 - 1);
  expect(deleteMany).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(deleteMany).toHaveBeenCalledTimes(2);
});

test('without another success nothing is asked again', async () => {
  await book();
  await jest.advanceTimersByTimeAsync(10 * INTERVAL_MS);
  expect(deleteMany).toHaveBeenCalledTimes(1);
});

test('a success after the interval asks at once', async () => {
  await book();
  await jest.advanceTimersByTimeAsync(INTERVAL_MS);
  await book();
  expect(deleteMany).toHaveBeenCalledTimes(2);
});

test('the first success after a failure of this process asks at once', async () => {
  await book();
  await fail();
  await book();
  expect(deleteMany).toHaveBeenCalledTimes(2);
  await book();
  expect(deleteMany).toHaveBeenCalledTimes(2);
});

test('a success before a failure of this process does not end that failure later', async () => {
  await book();
  await book();
  await fail();
  await jest.advanceTimersByTimeAsync(2 * INTERVAL_MS);
  expect(deleteMany).toHaveBeenCalledTimes(1);
});

test('a success while a failure is being counted asks again once the row is there', async () => {
  let counted = (_: unknown) => {};
  insert.mockReturnValue(new Promise((resolve) => (counted = resolve)));
  const failure = fail();
  await book();
  counted(1);
  await failure;
  await book();
  expect(deleteMany).toHaveBeenCalledTimes(2);
});

test('another call and another kind are asked for themselves', async () => {
  await book();
  await countSuccess('payments-failing', 'list-refunds');
  await countSuccess('signatures-refused', 'create-session');
  expect(deleteMany).toHaveBeenCalledTimes(3);
});

test('a deletion that fails is no fault of the caller, and is repeated until the database answers', async () => {
  deleteMany.mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('gone'));
  await book();
  await jest.advanceTimersByTimeAsync(10 * INTERVAL_MS);
  expect(deleteMany).toHaveBeenCalledTimes(3);
});

test('a failure that is not counted is no fault of the caller either', async () => {
  insert.mockRejectedValue(new Error('gone'));
  await expect(fail()).resolves.toBeUndefined();
});
