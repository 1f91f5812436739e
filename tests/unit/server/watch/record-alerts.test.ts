import type { OpenAlert } from '@/lib/server/watch/judge-alerts';
import { minutesUntilTold, splitByChange } from '@/lib/server/watch/record-alerts';

const read = async () => [];
const watchList = {
  'signatures-refused': { read, afterMinutes: 0, againAfterMinutes: 360 },
  'worker-missing': { read, afterMinutes: 3 },
};
const stripe = { kind: 'signatures-refused', key: 'stripe' };
const worker = { kind: 'worker-missing', key: 'worker' };

test('a condition is told after the minutes of its kind, and one without a kind after five', () => {
  const minutes = minutesUntilTold(watchList, []);
  expect([stripe, worker, { kind: 'condition-unread', key: 'a' }].map(minutes)).toEqual([0, 3, 5]);
});

test('one that comes back within a day of its end waits longer if strangers can raise it, and no longer if not', () => {
  const minutes = minutesUntilTold(watchList, [stripe, worker]);
  expect([stripe, worker].map(minutes)).toEqual([360, 3]);
  expect(minutes({ ...stripe, key: 'another' })).toBe(0);
});

const start = new Date('2026-03-02T10:00:00Z');
const later = new Date('2026-03-02T10:01:00Z');

function open(id: string, changes: Partial<OpenAlert> = {}): OpenAlert {
  const told = { since: start, seenAt: start, toldAt: start };
  return { id, kind: 'order-unconfirmed', key: id, figures: { order: id, status: 'a' }, ...told, ...changes };
}

test('an alert that was only seen again is not written by itself', () => {
  const before = [open('a'), open('b')];
  // PostgreSQL returns the figures in an order of its own.
  const standing = before.map((alert) => ({ ...alert, seenAt: later, figures: { status: 'a', order: alert.id } }));
  expect(splitByChange(before, standing)).toEqual({ added: [], changed: [], unchanged: ['a', 'b'] });
});

test.each([
  ['its figures', { figures: { order: 'a', status: 'b' } }],
  ['when it was told', { toldAt: later }],
  ['since when it lasts', { since: new Date(0) }],
])('one that changes %s is', (_, changes) => {
  const standing = { ...open('a'), seenAt: later, ...changes };
  expect(splitByChange([open('a')], [standing])).toEqual({ added: [], changed: [standing], unchanged: [] });
});

test('a new one is added, without an id', () => {
  const { id, ...alert } = open('a');
  expect(splitByChange([], [{ ...alert, id: null }])).toEqual({ added: [alert], changed: [], unchanged: [] });
});
