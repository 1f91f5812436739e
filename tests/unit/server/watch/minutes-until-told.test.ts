import { minutesUntilTold } from '@/lib/server/watch/minutes-until-told';

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
