import { subMinutes } from 'date-fns';
import { parseCrontab } from 'graphile-worker';
import { crontab } from '@/lib/server/jobs/cron';
import { isLate, sweeps } from '@/lib/server/jobs/sweeps';

test('the sweeps are the jobs of the schedule, with their keys', () => {
  const parsed = parseCrontab(crontab).map(({ task, options }) => ({ task, jobKey: options.jobKey }));
  expect(sweeps.map(({ task, jobKey }) => ({ task, jobKey }))).toEqual(parsed);
});

test('each is known to run as often as the schedule says', () => {
  const often = Object.fromEntries(sweeps.map(({ task, everyMinutes }) => [task, everyMinutes]));
  expect(often).toMatchObject({
    'expire-claims': 1,
    'reconcile-orders': 5,
    'purge-messages': 60,
    'purge-paid-orders': 24 * 60,
    'purge-unpaid-orders': 60,
  });
});

test.each([
  [1, 10, false],
  [1, 11, true],
  [5, 18, false],
  [5, 19, true],
])('a sweep of every %d minutes that finished %d minutes ago: late is %s', (everyMinutes, minutes, late) => {
  const now = new Date('2026-03-02T10:00:00Z');
  expect(isLate({ task: 'a', jobKey: 'a', everyMinutes }, subMinutes(now, minutes), now)).toBe(late);
});
