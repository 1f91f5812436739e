import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Child } from '@/scripts/start/child';
import { newAddress } from '@/tests/support/http/new-address';
import { Visitors } from '@/tests/support/http/visitors';
import { daysFromToday } from '@/tests/support/shop/hours';
import { BOUGHT } from '@/tests/support/shop/mails';
import { CONSULTATION } from '@/tests/support/shop/products';
import { openShop, type Purchase, type Shop } from '@/tests/support/shop/shop';
import { type DatabaseServer, SERVER_VARIABLE, startDatabaseServer } from '@/tests/support/stack/database';
import { until } from '@/tests/support/stack/until';
import { startWorkerProcess } from '@/tests/support/stack/worker-process';

const PRERENDERED = ['/', '/contacto', '/servicios/hipotecas', '/calculadoras/interes-compuesto'];
const DYNAMIC = ['/servicios', '/contratanos', `/checkout/${CONSULTATION}`];

let database: DatabaseServer;
let shop: Shop;
let worker: Child;
let workerEnd: string | undefined;
const directory = mkdtempSync(join(tmpdir(), 'sofa-restart-'));
const workerLog = join(directory, 'worker.log');

beforeAll(async () => {
  // A database server that no other test file uses.
  const common = process.env[SERVER_VARIABLE];
  database = await startDatabaseServer();
  process.env[SERVER_VARIABLE] = database.url;
  shop = await openShop().finally(() => {
    process.env[SERVER_VARIABLE] = common;
  });
  worker = startWorkerProcess(shop, workerLog);
  void worker.exited.then((how) => {
    workerEnd = `${how}\n${readFileSync(workerLog, 'utf8')}`;
  });
  await workersPresent(2);
});

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
  await until(present, `There are not ${processes} processes that run jobs`);
}

type Kind = 'page' | 'dynamic page' | 'slots' | 'order' | 'health';

function visitors(): Visitors<Kind> {
  const get = (kind: Kind, paths: string[]) => {
    let visits = 0;
    return () => ({ kind, url: shop.baseUrl + (paths[visits++ % paths.length] ?? '/') });
  };
  const day = daysFromToday(1);
  const hours = Array.from({ length: 90 }, () => shop.hours.next());
  const order = () => {
    const hour = hours.shift();
    // There is no end of products without appointment.
    const [path, body] = hour ? ['bookings', shop.bookingBody(hour)] : ['payments', shop.paymentBody()];
    return {
      kind: 'order' as const,
      url: `${shop.baseUrl}/api/${path}`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': newAddress() },
      body: JSON.stringify(body),
    };
  };
  return new Visitors<Kind>()
    .add(get('page', PRERENDERED), 20)
    .add(get('page', PRERENDERED), 20)
    .add(get('dynamic page', DYNAMIC), 50)
    .add(get('slots', [`/api/slots?start=${day}&end=${day}`]), 50)
    .add(get('health', ['/api/health']), 100)
    .add(order, 150);
}

test('a restart of the database while visitors come: pages stay, calls report it, and all of it recovers by itself', async () => {
  const paid: Purchase[] = [await shop.place(), await shop.place()];
  const visiting = visitors();
  const seen = (kind: Kind, status: number, since = 0) =>
    visiting.of(kind).filter((reply) => reply.status === status && reply.at > since).length;
  await until(() => seen('order', 201) > 3, 'No order is placed');

  await database.halt();
  const refused = () => seen('order', 503) > 2 && seen('slots', 503) > 2 && seen('health', 503) > 2;
  await until(refused, 'The outage does not show');
  for (const { sessionId } of paid) await shop.sandbox.completeSession(sessionId);
  const back = performance.now();
  await database.resume();
  const recovered = () => seen('order', 201, back) > 3 && seen('slots', 200, back) > 3 && seen('health', 200, back) > 3;
  await until(recovered, 'It does not recover by itself');
  const replies = await visiting.stop();
  expect(visiting.of('page').filter(({ status }) => status !== 200)).toEqual([]);
  const calls = replies.filter(({ kind }) => kind === 'order' || kind === 'slots');
  for (const { status } of calls) expect([200, 201, 503]).toContain(status);
  for (const { text, status } of calls) if (status === 503) expect(text).toContain('"code":"database_down"');
  // A page that cannot be rendered is the error screen, with its button to try again.
  for (const { status } of visiting.of('dynamic page')) expect([200, 500]).toContain(status);
  expect(
    visiting.of('dynamic page').filter(({ path, status }) => status !== 200 && !path.startsWith('/checkout/')),
  ).toEqual([]);

  // Every 201 has an order and a payment page, and every paid order is fulfilled once.
  await until(async () => (await shop.api.get('/api/health')).status === 200, 'The product stays unhealthy');
  const { rows } = await shop.db.query<{ orders: number }>(
    `SELECT count(*)::int AS orders FROM orders WHERE stripe_session_id IS NOT NULL`,
  );
  const booked = seen('order', 201) + paid.length;
  expect(rows[0]?.orders).toBeGreaterThanOrEqual(booked);
  for (const purchase of paid) await shop.becomes(purchase, 'confirmed');
  await shop.jobs.laterDone();
  for (const purchase of paid) {
    expect(await shop.mailKinds(purchase)).toEqual(BOUGHT);
    expect(await shop.meetingsOf(purchase.orderId)).toHaveLength(1);
  }
  expect(workerEnd).toBeUndefined();
  await workersPresent(2);
});
