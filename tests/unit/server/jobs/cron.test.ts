import { parseCrontab } from 'graphile-worker';
import { crontab } from '@/lib/server/jobs/cron';

const items = parseCrontab(crontab);

test('every cron job has a key and waits at most once', () => {
  for (const { task, options } of items) {
    expect([task, options.jobKey]).toEqual([task, expect.any(String)]);
  }
  expect(new Set(items.map(({ options }) => options.jobKey)).size).toBe(items.length);
});

test('nothing but expiry itself is in the queue of expiry', () => {
  const queueOf = (name: string) => items.find(({ task }) => task === name)?.options.queueName;
  const queue = queueOf('expire-claims');
  expect(queue).toBeDefined();
  expect(items.filter(({ options }) => options.queueName === queue).map(({ task }) => task)).toEqual(['expire-claims']);
  expect(queueOf('reconcile-orders')).toBeDefined();
});

test('a purge job keeps the key of its earlier name, so that a waiting job of that name is replaced', () => {
  const keys = items.filter(({ task }) => task.startsWith('purge-')).map(({ task, options }) => [task, options.jobKey]);
  expect(keys).toEqual([
    ['purge-unpaid-orders', 'forget-unpaid'],
    ['purge-unmatched-statements', 'purge-unmatched-statements'],
    ['purge-paid-orders', 'purge-paid-orders'],
    ['purge-consultations', 'forget-consultations'],
    ['purge-first-consultations', 'purge-first-consultations'],
    ['purge-messages', 'forget-old-contacts'],
    ['purge-subscriptions', 'forget-unconfirmed'],
    ['purge-mails', 'purge-mails'],
    ['purge-attempts', 'forget-attempts'],
    ['purge-used-timestamps', 'purge-used-timestamps'],
    ['purge-download-counts', 'purge-download-counts'],
    ['purge-unconfirmed-emails', 'purge-unconfirmed-emails'],
    ['purge-spaces', 'purge-spaces'],
    ['purge-desk', 'purge-desk'],
    ['purge-desk-events', 'purge-desk-events'],
    ['purge-blocks', 'purge-blocks'],
    ['purge-former-people', 'purge-former-people'],
    ['purge-daily-counts', 'purge-daily-counts'],
    ['purge-claimant-hashes', 'forget-claimants'],
    ['purge-order-claimant-hashes', 'purge-order-claimant-hashes'],
  ]);
});
