/** @jest-environment jsdom */
import { WorkerMissing, watchWorker } from '@/components/private/reader/watch-worker';

class StoppedWorker extends EventTarget {
  terminate = jest.fn();
}

const never = new Promise<string>(() => undefined);

function watched() {
  const worker = new StoppedWorker();
  const closing = new AbortController();
  const { during, hear } = watchWorker(worker as unknown as Worker, closing.signal);
  return { worker, closing, during, hear };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a worker that says nothing for ten seconds while it is waited for is ended, and what waits fails', async () => {
  const { worker, during } = watched();
  const outcome = during(never).catch(() => 'ended');
  jest.advanceTimersByTime(9_000);
  worker.dispatchEvent(new Event('message'));
  jest.advanceTimersByTime(9_000);
  expect(worker.terminate).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(await outcome).toBe('ended');
  expect(worker.terminate).toHaveBeenCalled();
});

test('a worker that is not waited for may be silent, and so may one whose page is hidden', async () => {
  const { worker, during } = watched();
  expect(await during(Promise.resolve('drawn'))).toBe('drawn');
  jest.advanceTimersByTime(60_000);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  void during(never).catch(() => undefined);
  jest.advanceTimersByTime(60_000);
  expect(worker.terminate).not.toHaveBeenCalled();
  hidden.mockRestore();
});

test('a worker ends with its file, and one whose code has not arrived is told apart', async () => {
  const { worker, closing, during } = watched();
  const outcome = during(never).catch((error: unknown) => error instanceof WorkerMissing);
  closing.abort();
  expect(await outcome).toBe(false);
  expect(worker.terminate).toHaveBeenCalled();
  const other = watched();
  const missing = other.during(never).catch((error: unknown) => error instanceof WorkerMissing);
  other.worker.dispatchEvent(new Event('error', { cancelable: true }));
  expect(await missing).toBe(true);
});
