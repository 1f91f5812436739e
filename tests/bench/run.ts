import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { build, isBuilt } from '@/scripts/start/build';
import { SERVER_VARIABLE, startDatabaseServer } from '../support/database';
import { InstalledProduct } from '../support/installed-product';
import { type Stack, startStack } from '../support/stack';
import { measureLighthouse } from './lighthouse';
import { arrive, type Call, median, percentile, saturate } from './load';
import { residentMegabytes } from './memory';
import { measurePageWeight } from './page-weight';
import { startPlainServer } from './plain-server';
import { type Row, row, toMarkdown } from './table';

const ROUNDS = 5;
const CONNECTIONS = 20;
const REQUESTS = 1500;
const BOOKINGS_PER_SECOND = 50;
const BOOKINGS = 150;

type Product = { id: string; slug: string };

function requireAll(statuses: number[], expected: number): void {
  const others = statuses.filter((status) => status !== expected);
  if (others.length > 0) throw new Error(`${others.length} answers were not ${expected}, such as ${others[0]}`);
}

/** Our slots beside a route that does nothing, in turn, so that whatever slows the machine slows both. */
async function measureSlots(stack: Stack, plainUrl: string): Promise<Row[]> {
  const { hours } = await catalogue(stack);
  const date = hours[0]?.bookingDate ?? '';
  const slots: Call = { url: `${stack.baseUrl}/api/slots?start=${date}&end=${date}` };
  const plain: Call = { url: `${plainUrl}/api/plain` };
  await saturate(slots, CONNECTIONS, REQUESTS);
  await saturate(plain, CONNECTIONS, REQUESTS);
  const p95: number[] = [];
  const plainP95: number[] = [];
  const ratio: number[] = [];
  const statementsBefore = await countStatements(stack);
  for (let round = 0; round < ROUNDS; round++) {
    const ours = await saturate(slots, CONNECTIONS, REQUESTS);
    const theirs = await saturate(plain, CONNECTIONS, REQUESTS);
    requireAll(
      ours.samples.map(({ status }) => status),
      200,
    );
    p95.push(
      percentile(
        ours.samples.map(({ milliseconds }) => milliseconds),
        0.95,
      ),
    );
    plainP95.push(
      percentile(
        theirs.samples.map(({ milliseconds }) => milliseconds),
        0.95,
      ),
    );
    ratio.push(ours.perSecond / theirs.perSecond);
  }
  const statements = ((await countStatements(stack)) - statementsBefore) / (ROUNDS * REQUESTS);
  return [
    row(`GET /api/slots, one day, ${CONNECTIONS} connections, p95`, median(p95), 'ms', '< 30 ms', median(p95) < 30),
    row('the same of a plain Next route', median(plainP95), 'ms', '', true),
    row('slots per second / plain route per second', median(ratio), '', '', true),
    row('SQL statements per GET /api/slots', statements, '', '1 at most', statements < 1.05),
  ];
}

/** Statements outside a transaction are transactions of their own. */
async function countStatements({ db }: Stack): Promise<number> {
  await db.query('SELECT pg_stat_force_next_flush()');
  const { rows } = await db.query<{ count: string }>(
    'SELECT xact_commit AS count FROM pg_stat_database WHERE datname = current_database()',
  );
  return Number(rows[0]?.count);
}

async function catalogue({ api }: Stack) {
  const products = (await api.get<Product[]>('/api/products')).body;
  const productId = products.find(({ slug }) => slug === 'consultoria-financiera-personalizada')?.id ?? '';
  const start = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(new Date());
  const end = new Date(Date.parse(start) + 30 * 86_400_000).toISOString().slice(0, 10);
  const { body } = await api.get<{ days: { date: string; slots: { time: string; status: string }[] }[] }>(
    `/api/slots?start=${start}&end=${end}`,
  );
  const hours = body.days.flatMap(({ date, slots }) =>
    slots.filter(({ status }) => status === 'free').map(({ time }) => ({ bookingDate: date, bookingTime: time })),
  );
  return { productId, hours };
}

/** Visitors who book distinct hours, 50 a second; what the local Stripe took for each is subtracted from its answer. */
async function measureBookings(stack: Stack): Promise<Row[]> {
  const p95: number[] = [];
  let failed = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    await stack.clear();
    const { productId, hours } = await catalogue(stack);
    const calls = hours.slice(0, BOOKINGS).map((hour): Call => {
      const buyer = { customerName: 'Irene Salas', customerEmail: `${randomUUID()}@example.com` };
      return {
        url: `${stack.baseUrl}/api/bookings`,
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
        body: JSON.stringify({ productId, ...hour, bookingType: 'online', ...buyer }),
      };
    });
    const samples = await arrive(calls, BOOKINGS_PER_SECOND);
    failed += samples.filter(({ status }) => status !== 201).length;
    if (round === 0) continue; // warm-up
    const stripe = await stripeMilliseconds(stack);
    const own = samples
      .filter(({ status }) => status === 201)
      .map(({ milliseconds, body }) => milliseconds - (stripe.get(JSON.parse(body).orderId) ?? 0));
    p95.push(percentile(own, 0.95));
  }
  return [
    row(
      `POST /api/bookings at ${BOOKINGS_PER_SECOND} a second, p95 without Stripe's time`,
      median(p95),
      'ms',
      '< 60 ms',
      median(p95) < 60,
    ),
    row(`errors among ${(ROUNDS + 1) * BOOKINGS} bookings`, failed, '', '0', failed === 0),
  ];
}

/** By order id, which the idempotency key of the session carries. */
async function stripeMilliseconds({ sandbox }: Stack): Promise<Map<string, number>> {
  const { requests } = await sandbox.requests('stripe');
  return new Map(
    requests.map(({ idempotencyKey, durationMs }) => [idempotencyKey?.split('/')[1] ?? '', durationMs ?? 0]),
  );
}

async function measureMemory(stack: Stack): Promise<Row[]> {
  const { hours } = await catalogue(stack);
  const date = hours[0]?.bookingDate ?? '';
  const calls = [`/api/slots?start=${date}&end=${date}`, '/api/products', '/servicios', '/'].map(
    (path): Call => ({ url: stack.baseUrl + path }),
  );
  const serve = async (total: number) => {
    for (const call of calls) await saturate(call, CONNECTIONS, total / calls.length);
  };
  const pid = stack.serverPid();
  await serve(1000);
  const early = residentMegabytes(pid);
  await serve(9000);
  const late = residentMegabytes(pid);
  return [
    row('server memory (RSS) after 1,000 requests', early, 'MB', '', true),
    row('server memory (RSS) after 10,000 requests', late, 'MB', '< 300 MB', late < 300),
  ];
}

async function measureSecondStart(): Promise<Row[]> {
  const product = await InstalledProduct.install();
  try {
    await product.start();
    await product.kill();
    const seconds = (await product.start()) / 1000;
    return [row('npm start on a second run, ready', seconds, 's', '< 10 s', seconds < 10)];
  } finally {
    await product.remove();
  }
}

if (!isBuilt()) await build();
const server = await startDatabaseServer();
process.env[SERVER_VARIABLE] = server.url;
const plain = await startPlainServer();
const rows: Row[] = [];
try {
  const quiet = await startStack({ env: { RUN_JOBS: 'false', LOG_LEVEL: 'warn' } });
  rows.push(...(await measureSlots(quiet, plain.url)));
  rows.push(...(await measurePageWeight(quiet.baseUrl, plain.url)), ...(await measureLighthouse(quiet.baseUrl)));
  await quiet.stop();
  const whole = await startStack({ env: { LOG_LEVEL: 'warn' } });
  rows.push(...(await measureBookings(whole)), ...(await measureMemory(whole)));
  await whole.stop();
  rows.push(...(await measureSecondStart()));
} finally {
  await plain.stop();
  await server.stop();
}
const table = toMarkdown(rows);
process.stdout.write(`\n${table}`);
rmSync('bench.md', { force: true });
writeFileSync('bench.md', table);
process.exit(rows.every(({ met }) => met) ? 0 : 1);
