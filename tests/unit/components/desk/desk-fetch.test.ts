/** @jest-environment jsdom */
import { watchAttendance } from '@/components/browser/attendance';
import { deskFetch } from '@/components/desk/shared/desk-fetch';
import { registerSessionHandler } from '@/components/desk/shared/session-handler';

type Reply = { status: number; body: unknown };

const refusal = (status: number, code: string): Reply => ({ status, body: { error: { code, message: 'No.' } } });
const ok = (body: unknown): Reply => ({ status: 200, body });

let asked: { path: string; headers: Headers }[];
let confirm: jest.Mock<Promise<boolean>>;
let closed: jest.Mock;
let leave: () => void;

function answerWith(...replies: (Reply | 'offline')[]): void {
  asked = [];
  global.fetch = jest.fn(async (path: string, { headers }: { headers: Headers }) => {
    asked.push({ path, headers });
    const reply = replies.shift();
    if (!reply || reply === 'offline') throw new TypeError('Failed to fetch');
    return { ok: reply.status < 300, status: reply.status, json: async () => reply.body };
  }) as unknown as typeof fetch;
}

beforeEach(() => {
  confirm = jest.fn(async () => true);
  closed = jest.fn();
  leave = registerSessionHandler({ confirm, judgeKey: async () => false, closed });
});
afterEach(() => leave());

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
