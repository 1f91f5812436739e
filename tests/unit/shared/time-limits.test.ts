import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import {
  BROWSER_TIMEOUT_MS,
  LONGEST_ANSWER_MS,
  LONGEST_SILENCE_MS,
  MIN_UPLOAD_RATE,
  NETWORK_SLOT_TIMEOUT_MS,
  RATE_WINDOW_MS,
  SLOT_TIMEOUT_MS,
  UPLOAD_TIMEOUT_MS,
} from '@/lib/shared/time-limits';

const MINUTE_MS = 60_000;
/** Counting the consultations of an address and of a mailbox; the processing includes the second already. */
const COUNTING_MS = 2 * 15_500;

const [, uploads = ''] = readFileSync('deploy/nginx.conf', 'utf8').split('location = /api/consultations {');
const nginxMs = (name: string) => 1000 * Number(new RegExp(`${name} (\\d+)s;`).exec(uploads)?.[1]);

test('the server answers an upload before nginx and the browser time out', () => {
  expect(UPLOAD_TIMEOUT_MS).toBeLessThan(createServer().requestTimeout);
  expect(nginxMs('proxy_send_timeout')).toBeGreaterThan(SLOT_TIMEOUT_MS + COUNTING_MS / 2);
  expect(nginxMs('proxy_read_timeout')).toBeGreaterThan(LONGEST_SILENCE_MS + COUNTING_MS);
  expect(BROWSER_TIMEOUT_MS).toBeGreaterThan(LONGEST_ANSWER_MS + COUNTING_MS);
});

test('a phone on a weak network has the three minutes that it needs for twenty megabytes, also after the longest wait for a slot', () => {
  expect(UPLOAD_TIMEOUT_MS - SLOT_TIMEOUT_MS).toBeGreaterThanOrEqual(3 * MINUTE_MS);
});

test('the wait for a slot of the own network is part of the wait for a slot', () => {
  expect(NETWORK_SLOT_TIMEOUT_MS).toBeLessThan(SLOT_TIMEOUT_MS);
});

test.each([
  ['GPRS at 40 kbit/s', 40_000, 30],
  ['100 kbit/s that stand still for twenty of thirty seconds', 100_000, 10],
])('%s are above the minimum rate', (_, bitsPerSecond, seconds) => {
  const required = (MIN_UPLOAD_RATE * RATE_WINDOW_MS) / 1000;
  expect(RATE_WINDOW_MS).toBe(30_000);
  expect((bitsPerSecond / 8) * seconds).toBeGreaterThan(required);
});
