import { parseCrontab } from 'graphile-worker';
import { crontab } from '@/lib/jobs/cron';
import { allowedMinutes, sweeps } from '@/lib/jobs/sweeps';

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

test('a sweep is late after more than two of its periods', () => {
  for (const sweep of sweeps) expect(allowedMinutes(sweep)).toBeGreaterThan(2 * sweep.everyMinutes);
});
