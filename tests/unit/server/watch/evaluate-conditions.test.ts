import { log } from '@/lib/server/log';
import { evaluateConditions } from '@/lib/server/watch/evaluate-conditions';

const now = new Date('2026-03-02T10:00:00Z');
const full = { kind: 'disk-nearly-full', key: 'a:/tmp', since: now, figures: { freeMegabytes: 3 } };
const disk = { read: async () => [full], afterMinutes: 0 };

function failing(error: Error) {
  return { read: async () => Promise.reject(error), afterMinutes: 0 };
}

afterEach(() => jest.restoreAllMocks());

test('a read that fails takes no other along, and is a condition itself', async () => {
  const said = jest.spyOn(log, 'error').mockImplementation(() => undefined);
  const found = await evaluateConditions({ broken: failing(new Error('Eva')), 'disk-nearly-full': disk }, now);
  expect(found).toEqual({
    conditions: [full, { kind: 'condition-unread', key: 'broken', since: now, figures: { kind: 'broken' } }],
    unread: ['broken'],
  });
  expect(said).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(said.mock.calls)).not.toContain('Eva');
});

test('a read that serves several kinds runs once, and if it fails nothing is known of any', async () => {
  jest.spyOn(log, 'error').mockImplementation(() => undefined);
  const read = jest.fn(async () => Promise.reject(new Error('no')));
  const { unread } = await evaluateConditions(
    { one: { read, afterMinutes: 0 }, two: { read, afterMinutes: 0 }, 'disk-nearly-full': disk },
    now,
  );
  expect(read).toHaveBeenCalledTimes(1);
  expect(unread).toEqual(['one', 'two']);
});

test('one read without an answer is that kind’s fault, two in a row are the database’s', async () => {
  jest.spyOn(log, 'error').mockImplementation(() => undefined);
  const down = Object.assign(new Error('no connection'), { code: 'P1001' });
  const read = jest.fn(disk.read);
  const { unread } = await evaluateConditions({ first: failing(down), 'disk-nearly-full': { ...disk, read } }, now);
  expect(unread).toEqual(['first']);
  expect(read).toHaveBeenCalledTimes(1);
  const all = { first: failing(down), second: failing(down), 'disk-nearly-full': { ...disk, read } };
  await expect(evaluateConditions(all, now)).rejects.toBe(down);
  expect(read).toHaveBeenCalledTimes(1);
});
