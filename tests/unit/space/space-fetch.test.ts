/** @jest-environment jsdom */
import { NoAnswer, postWithProgress } from '@/components/shared/browser/post-with-progress';
import { spaceFetch, spaceFile } from '@/components/space/shared/space-fetch';

jest.mock('@/components/shared/browser/post-with-progress', () => ({
  ...jest.requireActual('@/components/shared/browser/post-with-progress'),
  postWithProgress: jest.fn(),
}));

let limit: AbortController;
let timeout: jest.SpyInstance<AbortSignal, [number]>;

const endTime = () => limit.abort(new DOMException('The operation timed out', 'TimeoutError'));
const rejectsOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.onabort = () => reject(signal.reason);
  });

/** `late`: silent until its time is over; `cut`: its body is. */
function answerWith(reply: 'offline' | 'late' | 'cut' | 'empty'): void {
  global.fetch = jest.fn(async (_: string, { signal }: { signal: AbortSignal }) => {
    if (reply === 'offline') throw new TypeError('Failed to fetch');
    if (reply === 'late') return rejectsOnAbort(signal);
    const body = () => (reply === 'cut' ? rejectsOnAbort(signal) : Promise.resolve(''));
    return { ok: true, status: 200, text: body, blob: body };
  }) as unknown as typeof fetch;
}

beforeEach(() => {
  limit = new AbortController();
  timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => limit.signal);
});
afterEach(() => jest.restoreAllMocks());

test.each(['late', 'cut'] as const)(
  'an answer that is %s once its time is over is a fault of its own',
  async (reply) => {
    answerWith(reply);
    const call = spaceFetch('/x', { body: {}, signal: new AbortController().signal });
    await Promise.resolve();
    endTime();
    await expect(call).rejects.toMatchObject({ code: 'unreachable' });
  },
);

test('a file that does not come in its longer time says that the line is slow', async () => {
  answerWith('cut');
  const file = spaceFile('/x');
  await Promise.resolve();
  endTime();
  await expect(file).rejects.toMatchObject({ code: 'too_slow' });
  answerWith('empty');
  await spaceFetch('/x');
  const [[ofFile], [ofAnswer]] = timeout.mock.calls as [[number], [number]];
  expect(ofFile).toBeGreaterThan(ofAnswer);
});

test('so does a form that does not leave in it', async () => {
  jest.mocked(postWithProgress).mockRejectedValue(new NoAnswer('timeout'));
  const sending = spaceFetch('/x', { body: new FormData(), onProgress: () => {} });
  await expect(sending).rejects.toMatchObject({ code: 'too_slow' });
});

test('no network is no answer that came too late, and what its caller has aborted is neither', async () => {
  answerWith('offline');
  await expect(spaceFetch('/x')).rejects.toMatchObject({ code: 'offline' });
  const caller = new AbortController();
  answerWith('late');
  const call = spaceFetch('/x', { signal: caller.signal });
  caller.abort();
  expect(await call.catch(({ name }) => name)).toBe('AbortError');
});
