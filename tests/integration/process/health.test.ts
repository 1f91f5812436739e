import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Child } from '@/scripts/start/child';
import { waitUntil } from '@/scripts/wait-until';
import type { Shop } from '@/tests/support/shop/shop';
import { type DatabaseProxy, openShopBehindProxy } from '@/tests/support/stack/database-proxy';
import { startWorkerProcess } from '@/tests/support/stack/worker-process';

const WELL = { status: 'ok', database: 'ok', jobs: 'ok' };
const NO_JOBS = { status: 'down', database: 'ok', jobs: 'down' };
const NO_DATABASE = { status: 'down', database: 'down', jobs: 'down' };

const directory = mkdtempSync(join(tmpdir(), 'sofa-health-'));
let shop: Shop;
let database: DatabaseProxy;
let worker: Child | undefined;

beforeAll(async () => {
  ({ shop, database } = await openShopBehindProxy({ RUN_JOBS: 'false' }));
});
afterAll(async () => {
  await worker?.kill();
  await shop.stop();
  await database.cut();
  rmSync(directory, { recursive: true, force: true });
});

function startWorker(): void {
  worker = startWorkerProcess(shop, join(directory, 'worker.log'));
}

function signalWorker(signal: 'SIGSTOP' | 'SIGCONT'): void {
  if (worker?.pid === undefined) throw new Error('There is no worker.');
  process.kill(worker.pid, signal);
}

async function becomes(body: typeof WELL): Promise<void> {
  const wanted = { status: body === WELL ? 200 : 503, body };
  let last: unknown;
  const reported = async () => {
    const { status, body } = await shop.api.get('/api/health');
    last = { status, body };
    return JSON.stringify(last) === JSON.stringify(wanted);
  };
  await waitUntil(reported, { timeout: 60_000, every: 100, message: `Health is not ${JSON.stringify(wanted)}` }).catch(
    () => undefined,
  );
  expect(last).toEqual(wanted);
}

/** A job that should have begun three minutes ago. */
async function leaveJobWaiting(): Promise<void> {
  await shop.db.query(`SELECT graphile_worker.add_job('purge-unpaid-orders', run_at => now() - interval '3 minutes')`);
}

test('it is red while no process runs the jobs, and green as soon as one does', async () => {
  await becomes(NO_JOBS);
  startWorker();
  await becomes(WELL);
});

test('it is red when the worker hangs with work before it, and green when it goes on', async () => {
  signalWorker('SIGSTOP');
  await becomes(WELL);
  await leaveJobWaiting();
  await becomes(NO_JOBS);
  signalWorker('SIGCONT');
  await becomes(WELL);
});

test('it is red when the worker is killed, and green with the next', async () => {
  await worker?.kill();
  await becomes(NO_JOBS);
  startWorker();
  await becomes(WELL);
});

test('it is red when the database is gone, and green when it is back', async () => {
  await database.cut();
  await becomes(NO_DATABASE);
  await database.mend();
  await becomes(WELL);
});

test('a database that answers nothing is as good as gone: health says so in time, and so does every call in the end', async () => {
  const holdBefore = await shop.hold(shop.hours.next());
  expect(holdBefore.status).toBe(201);
  database.freeze();
  const calls = [shop.hold(shop.hours.next()), shop.book(shop.hours.next()), shop.api.get('/api/products')];
  // Health checks are repeated soon and count a missing answer as a bad one: this answer must not wait as long as the others.
  const health = shop.api.get('/api/health');
  const first = await Promise.race([health.then(() => 'health'), ...calls.map((call) => call.then(() => 'a call'))]);
  expect(first).toBe('health');
  expect(await health).toMatchObject({ status: 503, body: NO_DATABASE });
  for (const answer of await Promise.all(calls)) {
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'database_down' } } });
  }
  database.thaw();
  await becomes(WELL);
  expect((await shop.hold(shop.hours.next())).status).toBe(201);
});
