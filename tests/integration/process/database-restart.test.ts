import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Child } from '@/scripts/start/child';
import { BOUGHT, mailKinds } from '@/tests/support/http/mails';
import { hurry, jobsDone } from '@/tests/support/shop/jobs';
import { meetingsOf } from '@/tests/support/shop/meetings';
import { statusBecomes } from '@/tests/support/shop/records';
import { CONSULTATION, openShop, type Purchase, type Shop } from '@/tests/support/shop/shop';
import { Traffic } from '@/tests/support/shop/traffic';
import { type DatabaseServer, SERVER_VARIABLE, startDatabaseServer } from '@/tests/support/stack/database';
import { waitUntil } from '@/tests/support/stack/wait-until';
import { startWorkerProcess } from '@/tests/support/stack/worker-process';

jest.setTimeout(120_000);

const PRERENDERED = ['/', '/contacto', '/servicios/hipotecas', '/calculadoras/interes-compuesto'];
const DYNAMIC = ['/servicios', '/contratanos', `/checkout/${CONSULTATION}`];

let database: DatabaseServer;
let shop: Shop;
let worker: Child;
let workerEnd: string | undefined;
const directory = mkdtempSync(join(tmpdir(), 'sofa-restart-'));
const workerLog = join(directory, 'worker.log');

beforeAll(async () => {
  // A server of its own: the others' tests run beside this one.
  const common = process.env[SERVER_VARIABLE];
  database = await startDatabaseServer();
  process.env[SERVER_VARIABLE] = database.url;
  shop = await openShop().finally(() => {
    process.env[SERVER_VARIABLE] = common;
  });
  worker = startWorkerProcess(shop, workerLog);
  void worker.exited.then((how) => {
    workerEnd = how;
  });
  await workersPresent(2);
}, 120_000);

afterAll(async () => {
  await worker?.stop();
  await shop?.stop();
  await database?.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** The server's own, and those of the process beside it. */
async function workersPresent(processes: number): Promise<void> {
  const present = async () =>
    (await shop.db.query(`SELECT FROM pg_stat_activity WHERE application_name = 'sofa-presence'`)).rowCount ===
    processes;
  await waitUntil(present, { timeout: 30_000, message: `There are not ${processes} processes that run jobs` });
}

function visitors(): Traffic {
  let turn = 0;
  const next = (paths: string[]) => paths[turn++ % paths.length] ?? '/';
  const traffic = new Traffic();
  const get = (kind: 'page' | 'dynamic page' | 'health' | 'slots', paths: string[]) => () => {
    const what = next(paths);
    return { kind, what, call: () => fetch(`${shop.baseUrl}${what}`) };
  };
  const today = new Date().toISOString().slice(0, 10);
  const book = () => {
    const body = JSON.stringify(shop.bookingBody(shop.hours.next()));
    const headers = { 'Content-Type': 'application/json' };
    const call = () => fetch(`${shop.baseUrl}/api/bookings`, { method: 'POST', headers, body });
    return { kind: 'booking' as const, what: body, call };
  };
  return traffic
    .add(get('page', PRERENDERED), 20)
    .add(get('page', PRERENDERED), 20)
    .add(get('dynamic page', DYNAMIC), 50)
    .add(get('slots', [`/api/slots?start=${today}&end=${today}`]), 50)
    .add(get('health', ['/api/health']), 100)
    .add(book, 150);
}

test('a restart of the database under load: pages stay, calls say it, and all of it comes back by itself', async () => {
  const paid: Purchase[] = [await shop.place(), await shop.place()];
  const traffic = visitors();
  const seen = (kind: 'booking' | 'slots' | 'health', status: number, since = 0) =>
    traffic.of(kind).filter((reply) => reply.status === status && reply.at > since).length;
  await waitUntil(() => seen('booking', 201) > 3, { timeout: 15_000, message: 'Nobody can book' });

  await database.halt();
  const refused = () => seen('booking', 503) > 2 && seen('slots', 503) > 2 && seen('health', 503) > 2;
  await waitUntil(refused, { timeout: 30_000, message: 'The outage does not show' });
  for (const { sessionId } of paid) await shop.sandbox.completeSession(sessionId);
  const back = performance.now();
  await database.resume();
  const recovered = () =>
    ['booking', 'slots', 'health'].every((kind) => seen(kind as 'booking', kind === 'booking' ? 201 : 200, back) > 3);
  await waitUntil(recovered, { timeout: 40_000, message: 'It does not recover by itself' });
  const replies = await traffic.stop();
  expect(traffic.of('page').filter(({ status }) => status !== 200)).toEqual([]);
  const calls = replies.filter(({ kind }) => kind === 'booking' || kind === 'slots');
  for (const { status } of calls) expect([200, 201, 503]).toContain(status);
  for (const { code, status } of calls) if (status === 503) expect(code).toBe('database_down');
  // A page that cannot be rendered is the error screen, with its button to try again.
  for (const { status } of traffic.of('dynamic page')) expect([200, 500]).toContain(status);
  expect(
    traffic.of('dynamic page').filter(({ what, status }) => status !== 200 && !what.startsWith('/checkout/')),
  ).toEqual([]);

  // Whoever was told 201 has an order and a page to pay on; and whoever has paid is served, once.
  await waitUntil(async () => (await shop.api.get('/api/health')).status === 200, {
    timeout: 20_000,
    message: 'The product stays unhealthy',
  });
  const { rows } = await shop.db.query<{ orders: number }>(
    `SELECT count(*)::int AS orders FROM orders WHERE stripe_session_id IS NOT NULL`,
  );
  const booked = seen('booking', 201) + paid.length;
  expect(rows[0]?.orders).toBeGreaterThanOrEqual(booked);
  for (const purchase of paid) await statusBecomes(shop.db, purchase.orderId, 'confirmed', 30_000);
  await hurry(shop.db);
  await jobsDone(shop.db);
  for (const purchase of paid) {
    expect(await mailKinds(shop, purchase)).toEqual(BOUGHT);
    expect(await meetingsOf(shop, purchase.orderId)).toHaveLength(1);
  }
  expect(workerEnd).toBeUndefined();
  await workersPresent(2);
});
