/** @jest-environment jsdom */

import { deskFetch, deskFile } from '@/components/private/desk/desk-fetch';
import { registerSessionHandler } from '@/components/private/desk/session-handler';
import { watchAttendance } from '@/components/shared/browser/attendance';

type Reply = { status: number; body: unknown };

const refusal = (status: number, code: string): Reply => ({ status, body: { error: { code, message: 'No.' } } });
const ok = (body: unknown): Reply => ({ status: 200, body });

let asked: { path: string; headers: Headers }[];
let confirm: jest.Mock<Promise<boolean>>;
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
    const text = async () => JSON.stringify(reply.body);
    return { ok: reply.status < 300, status: reply.status, json: async () => reply.body, text };
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
  confirm = jest.fn(async () => true);
  closed = jest.fn();
  leave = registerSessionHandler({ confirm, judgeKey: async () => false, closed });
});
afterEach(() => {
  leave();
  jest.restoreAllMocks();
});

const paths = () => asked.map(({ path }) => path);

test('a call that needs a touch is made once more after it', async () => {
  answerWith(refusal(403, 'confirm_needed'), ok({ done: true }));
  expect(await deskFetch('/x', { body: {} })).toEqual({ done: true });
  expect([paths(), confirm.mock.calls.length]).toEqual([['/api/desk/x', '/api/desk/x'], 1]);
});

test('without the touch it is not made again', async () => {
  confirm.mockResolvedValue(false);
  answerWith(refusal(403, 'confirm_needed'));
  await expect(deskFetch('/x', { body: {} })).rejects.toMatchObject({ code: 'not_confirmed' });
  expect(paths()).toEqual(['/api/desk/x']);
});

test('a session that a touch has renewed meanwhile is not taken for one that has ended', async () => {
  answerWith(refusal(401, 'desk_closed'), ok({ staff: { id: '1', name: 'Marta' } }), ok({ done: true }));
  expect(await deskFetch('/x')).toEqual({ done: true });
  expect(closed).not.toHaveBeenCalled();
});

test('a session that has ended closes the desk', async () => {
  answerWith(refusal(401, 'desk_closed'), ok({ staff: null }));
  await expect(deskFetch('/x')).rejects.toMatchObject({ code: 'desk_closed' });
  expect(closed).toHaveBeenCalledTimes(1);
});

test('a lost race comes with what there is now, and a refusal with its fields', async () => {
  answerWith({ status: 409, body: { error: { code: 'slot_taken', message: 'No.' }, state: { hour: '10:00' } } });
  await expect(deskFetch('/x', { body: {} })).rejects.toMatchObject({ status: 409, state: { hour: '10:00' } });
  answerWith({ status: 422, body: { error: { code: 'invalid', message: 'No.', fields: { name: 'Escríbelo.' } } } });
  await expect(deskFetch('/x', { body: {} })).rejects.toMatchObject({ fields: { name: 'Escríbelo.' } });
});

test('no network and no JSON are faults of their own', async () => {
  answerWith('offline');
  await expect(deskFetch('/x')).rejects.toMatchObject({ code: 'offline' });
  answerWith({ status: 502, body: null });
  await expect(deskFetch('/x')).rejects.toMatchObject({ code: 'unreadable' });
});

test.each(['late', 'cut'] as const)(
  'an answer that is %s once its time is over is a fault of its own',
  async (reply) => {
    const limit = timeLimit();
    answerWith(reply);
    const call = deskFetch('/x', { body: {}, signal: new AbortController().signal });
    await Promise.resolve();
    limit.end();
    await expect(call).rejects.toMatchObject({ code: 'unreachable' });
  },
);

test('a file has longer than an answer, and its time ends too', async () => {
  const limit = timeLimit();
  answerWith(ok({}), 'cut');
  await deskFetch('/x');
  const ofAnswer = limit.milliseconds() ?? Infinity;
  const file = deskFile('/x');
  expect(limit.milliseconds()).toBeGreaterThan(ofAnswer);
  await Promise.resolve();
  limit.end();
  await expect(file).rejects.toMatchObject({ code: 'unreachable' });
});

test('what its caller has aborted is no fault of the desk', async () => {
  const caller = new AbortController();
  answerWith('late');
  const call = deskFetch('/x', { signal: caller.signal });
  caller.abort();
  expect(await call.catch(({ name }) => name)).toBe('AbortError');
});

test('after five minutes without a key or a touch a call says that its person is away', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const stop = watchAttendance();
  answerWith(ok({}), ok({}), ok({}));
  await deskFetch('/x');
  jest.advanceTimersByTime(6 * 60_000);
  await deskFetch('/x');
  dispatchEvent(new Event('keydown'));
  await deskFetch('/x');
  expect(asked.map(({ headers }) => headers.get('x-desk-unattended'))).toEqual([null, '1', null]);
  stop();
  jest.useRealTimers();
});
