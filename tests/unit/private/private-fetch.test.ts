/** @jest-environment jsdom */

import { deskFetch, deskFile } from '@/components/private/desk/desk-fetch';
import { registerSessionHandler as registerDesk } from '@/components/private/desk/session-handler';
import { watchAttendance } from '@/components/shared/browser/attendance';
import { NoAnswer, postWithProgress } from '@/components/shared/browser/post-with-progress';
import { registerSessionHandler as registerSpace } from '@/components/space/shared/session-handler';
import { spaceFetch, spaceFile } from '@/components/space/shared/space-fetch';

jest.mock('@/components/shared/browser/post-with-progress', () => ({
  ...jest.requireActual('@/components/shared/browser/post-with-progress'),
  postWithProgress: jest.fn(),
}));

type Reply = { status: number; body: unknown };

const refusal = (status: number, code: string): Reply => ({ status, body: { error: { code, message: 'No.' } } });
const ok = (body: unknown): Reply => ({ status: 200, body });

let asked: { path: string; headers: Headers }[];
let confirm: jest.Mock;
let closed: jest.Mock;
let leave: () => void;

/** `late`: silent until its time is over; `cut`: its body is. */
function answerWith(...replies: (Reply | 'offline' | 'late' | 'cut')[]): void {
  asked = [];
  global.fetch = jest.fn(async (path: string, { headers, signal }: { headers: Headers; signal: AbortSignal }) => {
    asked.push({ path, headers });
    const aborted = () =>
      new Promise<never>((_, reject) => {
        if (signal.aborted) reject(signal.reason);
        signal.onabort = () => reject(signal.reason);
      });
    const reply = replies.shift();
    if (!reply || reply === 'offline') throw new TypeError('Failed to fetch');
    if (reply === 'late') return aborted();
    if (reply === 'cut') return { ok: true, status: 200, text: aborted, blob: aborted };
    const { status, body } = reply;
    const text = async () => (body === undefined ? '' : JSON.stringify(body));
    return { ok: status < 300, status, json: async () => body, text };
  }) as unknown as typeof fetch;
}

/** Ends the time of the call that waits, and says how long it would have been. */
function timeLimit(): { end: () => void; milliseconds: () => number | undefined } {
  const limit = new AbortController();
  const made = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  return {
    end: () => limit.abort(new DOMException('The operation timed out', 'TimeoutError')),
    milliseconds: () => made.mock.lastCall?.[0],
  };
}

beforeEach(() => {
  confirm = jest.fn(async () => ({}));
  closed = jest.fn();
  const ends = [
    registerDesk({ confirm, judgeKey: async () => false, closed }),
    registerSpace({ confirm, closed: (why) => closed(why) }),
  ];
  leave = () => {
    for (const end of ends) end();
  };
});
afterEach(() => {
  leave();
  jest.restoreAllMocks();
});

const paths = () => asked.map(({ path }) => path);

describe.each([
  { name: 'desk', json: deskFetch, file: deskFile, closedWith: [], lateFile: 'unreachable' },
  { name: 'space', json: spaceFetch, file: spaceFile, closedWith: ['over'], lateFile: 'too_slow' },
])('$name', ({ name, json, file, closedWith, lateFile }) => {
  test('a call that needs a key is made once more after it', async () => {
    answerWith(refusal(403, 'confirm_needed'), ok({ done: true }));
    expect(await json('/x', { body: {} })).toEqual({ done: true });
    expect([paths(), confirm.mock.calls.length]).toEqual([[`/api/${name}/x`, `/api/${name}/x`], 1]);
  });

  test('without the key it is not made again', async () => {
    confirm.mockResolvedValue(null);
    answerWith(refusal(403, 'confirm_needed'));
    await expect(json('/x', { body: {} })).rejects.toMatchObject({ code: 'not_confirmed' });
    expect(paths()).toEqual([`/api/${name}/x`]);
  });

  test('a session that has ended closes the screen', async () => {
    answerWith(refusal(401, `${name}_closed`), ok({ staff: null }));
    await expect(json('/x')).rejects.toMatchObject({ code: `${name}_closed` });
    expect(closed.mock.calls).toEqual([closedWith]);
  });

  test('a lost race comes with what there is now, and a refusal with its fields', async () => {
    answerWith({ status: 409, body: { error: { code: 'slot_taken', message: 'No.' }, state: { hour: '10:00' } } });
    await expect(json('/x', { body: {} })).rejects.toMatchObject({ status: 409, state: { hour: '10:00' } });
    answerWith({ status: 422, body: { error: { code: 'invalid', message: 'No.', fields: { name: 'Escríbelo.' } } } });
    await expect(json('/x', { body: {} })).rejects.toMatchObject({ fields: { name: 'Escríbelo.' } });
  });

  test('no network and no JSON are faults of their own, an answer without a body is none', async () => {
    answerWith('offline');
    await expect(json('/x')).rejects.toMatchObject({ code: 'offline' });
    answerWith({ status: 502, body: null });
    await expect(json('/x')).rejects.toMatchObject({ code: 'unreadable' });
    answerWith({ status: 200, body: undefined });
    await expect(json('/x')).rejects.toMatchObject({ code: 'unreadable' });
    answerWith({ status: 201, body: undefined });
    expect(await json('/x', { body: {} })).toBeUndefined();
  });

  test.each(['late', 'cut'] as const)(
    'an answer that is %s once its time is over is a fault of its own',
    async (reply) => {
      const limit = timeLimit();
      answerWith(reply);
      const call = json('/x', { body: {}, signal: new AbortController().signal });
      await Promise.resolve();
      limit.end();
      await expect(call).rejects.toMatchObject({ code: 'unreachable' });
    },
  );

  test('a file has longer than an answer, and its time ends too', async () => {
    const limit = timeLimit();
    answerWith(ok({}), 'cut');
    await json('/x');
    const ofAnswer = limit.milliseconds() ?? Infinity;
    const call = file('/x');
    expect(limit.milliseconds()).toBeGreaterThan(ofAnswer);
    await Promise.resolve();
    limit.end();
    await expect(call).rejects.toMatchObject({ code: lateFile });
  });

  test('a form that does not leave in its time is as late as a file', async () => {
    jest.mocked(postWithProgress).mockRejectedValue(new NoAnswer('timeout'));
    const call = json('/x', { body: new FormData(), onProgress: () => {} });
    await expect(call).rejects.toMatchObject({ code: lateFile });
  });

  test('what its caller has aborted is no fault', async () => {
    const caller = new AbortController();
    answerWith('late');
    const call = json('/x', { signal: caller.signal });
    caller.abort();
    expect(await call.catch((error: Error) => error.name)).toBe('AbortError');
  });

  test('after five minutes without a key or a touch a call says that its person is away', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    const stop = watchAttendance();
    answerWith(ok({}), ok({}), ok({}));
    await json('/x');
    jest.advanceTimersByTime(6 * 60_000);
    await json('/x');
    dispatchEvent(new Event('keydown'));
    await json('/x');
    expect(asked.map(({ headers }) => headers.get(`x-${name}-unattended`))).toEqual([null, '1', null]);
    stop();
    jest.useRealTimers();
  });
});

test('a session of the desk that a touch has renewed meanwhile is not taken for one that has ended', async () => {
  answerWith(refusal(401, 'desk_closed'), ok({ staff: { id: '1', name: 'Marta' } }), ok({ done: true }));
  expect(await deskFetch('/x')).toEqual({ done: true });
  expect(closed).not.toHaveBeenCalled();
});
