import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Status } from '@/lib/server/watch/read-status';
import type { Child } from '@/scripts/start/child';
import { waitUntil } from '@/scripts/wait-until';
import { AlertChannels } from '@/tests/support/shop/alert-channels';
import type { Shop } from '@/tests/support/shop/shop';
import { deliver, eventsAbout, sessionAtStripe } from '@/tests/support/shop/stripe-events';
import { type DatabaseProxy, openShopBehindProxy } from '@/tests/support/stack/database-proxy';
import { until } from '@/tests/support/stack/until';
import { startWorkerProcess } from '@/tests/support/stack/worker-process';

const WELL = { status: 'ok', database: 'ok', jobs: 'ok' };
const NO_JOBS = { status: 'down', database: 'ok', jobs: 'down' };
const NO_DATABASE = { status: 'down', database: 'down', jobs: 'down' };

const STATUS_TOKEN = 'a-token-of-more-than-thirty-two-characters';
const MONITORING = { Authorization: `Bearer ${STATUS_TOKEN}` };

const directory = mkdtempSync(join(tmpdir(), 'sofa-health-'));
let shop: Shop;
let database: DatabaseProxy;
let worker: Child | undefined;
let channels: AlertChannels;
/** Of the server and of the worker: every process must know the same channels. */
const alertEnv: Record<string, string> = { STATUS_TOKEN };

beforeAll(async () => {
  // Its sandbox is known once the shop has started.
  channels = await AlertChannels.open('http://127.0.0.1');
  alertEnv.ALERT_WEBHOOK_URL = channels.url;
  ({ shop, database } = await openShopBehindProxy({ RUN_JOBS: 'false', ...alertEnv }));
});
afterAll(async () => {
  await worker?.kill();
  await shop.stop();
  await database.cut();
  await channels.close();
  rmSync(directory, { recursive: true, force: true });
});

function startWorker(): void {
  worker = startWorkerProcess(shop, join(directory, 'worker.log'), alertEnv);
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
  await shop.db.query(`SELECT graphile_worker.add_job('expire-claims', run_at => now() - interval '3 minutes')`);
}

function status(headers: Record<string, string> = MONITORING) {
  return shop.api.get<Status>('/api/status', headers);
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

test('it stays green while a provider hangs with work waiting for it, and beside a job of another release', async () => {
  await shop.sandbox.fail('resend', 'slow', 30_000);
  const overdue = `run_at => now() - interval '3 minutes'`;
  await shop.db.query(
    `SELECT graphile_worker.add_job('alert-staff', json_build_object('alert', 'payment-mismatch', 'detail', n::text), ${overdue},
       priority => 1) FROM generate_series(1, 40) AS n`,
  );
  await shop.db.query(`SELECT graphile_worker.add_job('forget-something', ${overdue})`);
  const hanging = async () => (await shop.jobs.waiting()).filter(({ running }) => running).length >= 4;
  await until(hanging, 'The worker does not hang');
  expect(await shop.api.get('/api/health')).toMatchObject({ status: 200, body: WELL });
  expect((await status()).body.queue).toMatchObject({ unknown: 1 });
  await shop.db.query('DELETE FROM graphile_worker._private_jobs WHERE locked_at IS NULL');
  await shop.sandbox.fail('resend', 'none');
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
  expect(await shop.api.get('/api/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } });
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

describe('/api/status', () => {
  test.each([
    ['no token', {}],
    ['another token', { Authorization: `Bearer ${STATUS_TOKEN}x` }],
  ])('is closed to %s', async (_, headers: Record<string, string>) => {
    const refused = await status(headers);
    expect(refused).toMatchObject({ status: 401, body: { error: { code: 'unauthorized' } } });
    expect(refused.headers.get('www-authenticate')).toBe('Bearer');
  });

  test('says what runs, what waits, and when each sweep last finished', async () => {
    const swept = async () =>
      (await status()).body.sweeps.every(({ task, finishedAt }) => task !== 'expire-claims' || finishedAt !== null);
    await until(swept, 'No sweep has finished');
    const { status: code, headers, body } = await status();
    expect(code).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      workerPresent: true,
      queue: { givenUp: 0, unknown: 0 },
      sweeps: expect.arrayContaining([
        expect.objectContaining({ task: 'expire-claims', everyMinutes: 1, late: false }),
      ]),
      storage: { database: expect.any(Number), disks: [expect.objectContaining({ free: expect.any(Number) })] },
      versions: { node: process.version, build: expect.stringMatching(/./), migration: expect.stringMatching(/^\d+_/) },
    });
  });
});

test('three wrong signatures reach staff and the webhook from a running server, and one good one ends it', async () => {
  const session = await sessionAtStripe(shop, (await shop.place()).sessionId);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect((await deliver(shop.api, eventsAbout(session).expired(), { secret: 'whsec_other' })).status).toBe(400);
  }
  const refused = readFileSync(shop.serverLog(), 'utf8')
    .split('\n')
    .filter((line) => line.includes('signature refused'));
  expect(refused).toHaveLength(3);
  // A server looks five seconds after its start, and then each minute.
  await shop.stopServer();
  await shop.startServer();
  const toldBy = async () => channels.posted.flatMap(({ alerts }) => alerts.map(({ kind }) => kind));
  const told = async () => (await toldBy()).includes('signatures-refused');
  await waitUntil(told, { timeout: 90_000, message: 'The webhook was not told' });
  const mailed = async () => (await shop.sandbox.emails()).some(({ subject }) => subject.startsWith('Aviso: '));
  await until(mailed, 'Staff were not told');
  expect((await status()).body).toMatchObject({
    ok: false,
    alerts: expect.arrayContaining([
      expect.objectContaining({ kind: 'signatures-refused', toldAt: expect.any(String) }),
    ]),
  });
  await deliver(shop.api, eventsAbout(session).expired());
  expect(await shop.rows(`SELECT FROM failures_in_a_row WHERE kind = 'signatures-refused'`)).toEqual([]);
});

test('a flood of wrong signatures does not wait for the row that counts them', async () => {
  const session = await sessionAtStripe(shop, (await shop.place()).sessionId);
  await shop.db.query(`INSERT INTO failures_in_a_row VALUES ('signatures-refused', 'stripe', 1000, now())`);
  const other = await shop.db.connect();
  await other.query('BEGIN');
  await other.query('SELECT FROM failures_in_a_row FOR UPDATE');
  expect((await deliver(shop.api, eventsAbout(session).expired(), { secret: 'whsec_other' })).status).toBe(400);
  await other.query('ROLLBACK');
  other.release();
  // What waits is given up after ten seconds, and logged.
  expect(readFileSync(shop.serverLog(), 'utf8')).not.toContain('failures in a row not counted');
  expect(await shop.rows('SELECT failed FROM failures_in_a_row')).toEqual([{ failed: 1000 }]);
});
