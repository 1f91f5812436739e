import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import {
  BROWSER_TIMEOUT_MS,
  LONGEST_ANSWER_MS,
  LONGEST_SILENCE_MS,
  SLOT_TIMEOUT_MS,
  UPLOAD_TIMEOUT_MS,
} from '@/lib/consultations/time-limits';

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
