import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import {
  ARRIVAL_MS,
  BROWSER_MS,
  LONGEST_ANSWER_MS,
  LONGEST_SILENCE_MS,
  TURN_MS,
} from '@/lib/consultations/time-limits';

const MINUTE_MS = 60_000;
/** Counting the consultations of an address and of a mailbox, each at most as long as the database is waited for. */
const COUNTING_MS = 2 * 15_500;

const [, uploads = ''] = readFileSync('deploy/nginx.conf', 'utf8').split('location = /api/consultations {');
const nginxMs = (name: string) => 1000 * Number(new RegExp(`${name} (\\d+)s;`).exec(uploads)?.[1]);

test('an upload is answered by us before whoever waits for it gives up', () => {
  expect(ARRIVAL_MS).toBeLessThan(createServer().requestTimeout);
  expect(nginxMs('proxy_send_timeout')).toBeGreaterThan(TURN_MS + COUNTING_MS / 2);
  expect(nginxMs('proxy_read_timeout')).toBeGreaterThan(LONGEST_SILENCE_MS + COUNTING_MS);
  expect(BROWSER_MS).toBeGreaterThan(LONGEST_ANSWER_MS + COUNTING_MS);
});

test('a phone on a weak network has the three minutes that it needs for twenty megabytes, also if it was the last to get its turn', () => {
  expect(ARRIVAL_MS - TURN_MS).toBeGreaterThanOrEqual(3 * MINUTE_MS);
});
