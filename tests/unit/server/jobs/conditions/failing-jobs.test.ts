import { failingSince } from '@/lib/server/jobs/conditions/failing-jobs';

const now = new Date('2026-03-02T10:00:00Z');

test.each([
  [1, '10:00:00'],
  [2, '09:59:57'],
  [7, '09:49:23'],
  // Two waits of at most nine minutes more.
  [9, '09:31:23'],
])('a job with %d failed attempts has failed since %s', (attempts, time) => {
  expect(failingSince(attempts, now).toISOString().slice(11, 19)).toBe(time);
});
