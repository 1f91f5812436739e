import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { percentile } from '@/tests/bench/load';
import { residentMegabytes } from '@/tests/bench/memory';
import { BEHIND_A_PROXY } from '@/tests/support/shop/consultations';
import { jobsDone } from '@/tests/support/shop/jobs';
import { type Stack, startStack } from '@/tests/support/stack/stack';
import { browse, type Waits } from './browsing';

jest.setTimeout(400_000);

const VISITORS = 50;
const MIB = 1024 * 1024;
const MEMORY_MB = 600;
/** Not perceptible, and the p95 of undisturbed pages (5 to 15 ms) varies as much from one run to the next. */
const UNREST_MS = 30;
/** Other visitors, a second. */
const BROWSING = 24;
const BROWSING_MS = 10_000;

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const slots = `/api/slots?start=${tomorrow}&end=${tomorrow}`;
/** Two prerendered pages, one that is rendered for every visit, and an answer from the database. */
const browsed = ['/', slots, '/servicios/hipotecas', '/', slots, '/servicios/hipotecas', '/servicios'];

const run = promisify(execFile);

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({ env: { ...BEHIND_A_PROXY, LOG_LEVEL: 'warn' } });
  yieldToTheServer(stack.sandboxPid());
}, 120_000);
afterAll(() => stack.stop());

/** Senders and the e-mail provider run on other machines in reality: here they get what the server and its database leave. */
function yieldToTheServer(pid: number): void {
  for (const thread of readdirSync(`/proc/${pid}/task`)) setPriority(Number(thread), Math.min(19, getPriority() + 15));
}

/** Sends all consultations with ten megabytes each at once; their statuses. */
async function sendAll(): Promise<number[]> {
  const program = ['--import', 'tsx', 'tests/load/upload-program.ts'];
  const url = `${stack.baseUrl}/api/consultations`;
  const sending = run(process.execPath, [...program, url, String(VISITORS), String(5 * MIB)]);
  if (sending.child.pid) yieldToTheServer(sending.child.pid);
  return JSON.parse((await sending).stdout);
}

/** Threads of the server with a lower priority. */
function politeThreads(): number {
  const threads = readdirSync(`/proc/${stack.serverPid()}/task`);
  return threads.filter((thread) => getPriority(Number(thread)) > getPriority(stack.serverPid())).length;
}

/** Megabytes of the server's memory while the work lasts. */
async function peakMemory(work: Promise<unknown>): Promise<number> {
  let peak = 0;
  let done = false;
  const ended = work.finally(() => {
    done = true;
  });
  while (!done) {
    peak = Math.max(peak, residentMegabytes(stack.serverPid()));
    await Promise.race([ended, pause(50)]);
  }
  await ended;
  return peak;
}

const browseUntil = (end: Promise<unknown>) => browse(stack.baseUrl, browsed, BROWSING, end);
const p95 = (waits: Waits, path: string) => percentile(waits.get(path) ?? [], 0.95);

test('fifty visitors with ten megabytes each, at the same moment: all stored, all mailed, within 600 MB, and no other page takes twice as long', async () => {
  await browseUntil(pause(BROWSING_MS / 2));
  const before = await browseUntil(pause(BROWSING_MS));
  const work = sendAll().then(async (statuses) => {
    expect(statuses).toEqual(Array(VISITORS).fill(201));
    await jobsDone(stack.db, 250_000);
  });
  const [peak, during] = await Promise.all([peakMemory(work), browseUntil(work)]);
  const polite = politeThreads();
  const after = await browseUntil(pause(BROWSING_MS));

  process.stdout.write(`Peak of the server's memory: ${Math.round(peak)} MB\n`);
  expect(peak).toBeLessThan(MEMORY_MB);
  expect(polite).toBe(1);
  const p95s = [...during.keys()].map((path) => {
    // Other load on the machine varies: the worse of the two counts.
    const usual = Math.max(p95(before, path), p95(after, path));
    return { path, usual, meanwhile: p95(during, path) };
  });
  for (const { path, usual, meanwhile } of p95s) {
    process.stdout.write(`p95 of ${path}: ${usual.toFixed(1)} ms, meanwhile ${meanwhile.toFixed(1)} ms\n`);
  }
  expect(p95s.filter(({ usual, meanwhile }) => meanwhile > Math.max(2 * usual, UNREST_MS))).toEqual([]);

  const { rows } = await stack.db.query(
    'SELECT (SELECT count(*)::int FROM consultations) AS consultations, count(*)::int AS files, sum(size)::int AS bytes FROM consultation_files',
  );
  expect(rows).toEqual([{ consultations: VISITORS, files: 2 * VISITORS, bytes: VISITORS * 10 * MIB }]);
  // Fifty e-mails of thirteen megabytes are more than the outbox can list: each was requested once, and accepted.
  const { requests } = await stack.sandbox.requests('resend');
  const keys = requests.map(({ idempotencyKey }) => idempotencyKey ?? '');
  expect(new Set(keys.filter((key) => key.startsWith('consultation-staff/'))).size).toBe(VISITORS);
  expect(new Set(keys.filter((key) => key.startsWith('consultation-receipt/'))).size).toBe(VISITORS);
  expect(requests.filter(({ status }) => status !== 200)).toEqual([]);
});
