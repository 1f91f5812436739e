/** @jest-environment jsdom */
import { loadCode, loadedCode } from '@/components/shared/browser/load-code';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const gap = () => Promise.reject(new Error('Failed to load chunk'));

test('what comes at once is kept, and is there without waiting from then on', async () => {
  const load = jest.fn(async () => 'screen');
  expect(loadedCode(load)).toBeNull();
  await expect(loadCode(load)).resolves.toBe('screen');
  expect(loadedCode(load)).toBe('screen');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a gap of the network is waited out', async () => {
  const load = jest.fn(async () => 'screen');
  load.mockImplementationOnce(gap).mockImplementationOnce(gap);
  const loading = loadCode(load);
  await jest.advanceTimersByTimeAsync(60_000);
  await expect(loading).resolves.toBe('screen');
  expect(load).toHaveBeenCalledTimes(3);
});

test('the return of the network ends the pause', async () => {
  const load = jest.fn(async () => 'screen');
  load.mockImplementationOnce(gap);
  const loading = loadCode(load);
  await jest.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  await expect(loading).resolves.toBe('screen');
});

test('code that stays missing is an error, and the next call tries anew', async () => {
  const load = jest.fn<Promise<string>, []>(gap);
  const failed = expect(loadCode(load)).rejects.toThrow('Failed to load chunk');
  await jest.advanceTimersByTimeAsync(60_000);
  await failed;
  expect(loadedCode(load)).toBeNull();
  load.mockImplementation(async () => 'screen');
  await expect(loadCode(load)).resolves.toBe('screen');
});

test('two that need the same code at a time load it once', async () => {
  const load = jest.fn(async () => 'screen');
  await Promise.all([loadCode(load), loadCode(load)]);
  expect(load).toHaveBeenCalledTimes(1);
});
