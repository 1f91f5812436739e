import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPortFree } from '@/scripts/ports';
import { waitUntil } from '@/scripts/wait-until';
import { BOUGHT } from '@/tests/support/shop/mails';
import { ownShop, type Purchase } from '@/tests/support/shop/shop';
import { startWorkerProcess } from '@/tests/support/stack/worker-process';

// The product's own deadline: a server that is not finished by then ends all the same.
const FORCED_MS = 9_000;

const shop = ownShop();
let begun: string;
beforeEach(() => {
  begun = new Date().toISOString();
});
afterEach(async () => {
  for (const provider of ['stripe', 'resend', 'google'] as const) await shop.sandbox.fail(provider, 'none');
});

const port = () => Number(new URL(shop.baseUrl).port);

/** Milliseconds until the server was gone, and how it ended. */
async function terminate(): Promise<{ took: number; how: string }> {
  const asked = performance.now();
  process.kill(shop.serverPid(), 'SIGTERM');
  const how = await shop.serverEnded();
  return { took: performance.now() - asked, how };
}

/** A buyer has paid, and the worker is waiting for Resend's answer to the first of the e-mails. */
async function paidAndBeingMailed(slowMs: number): Promise<Purchase> {
  const purchase = await shop.place();
  await shop.sandbox.fail('resend', 'slow', slowMs);
  await shop.pay(purchase);
  await isUnderWay('resend', '/emails');
  return purchase;
}

/** Waits for a call to this provider that it was not yet asked when the test began, and that is not answered. */
async function isUnderWay(provider: 'stripe' | 'resend', ending: string): Promise<void> {
  const asked = async () =>
    (await shop.sandbox.requests(provider)).requests.some(
      ({ path, at, durationMs }) => at >= begun && durationMs === null && path.endsWith(ending),
    );
  await waitUntil(asked, { timeout: 60_000, every: 20, message: `${provider} was not asked` });
}

/** How often each e-mail was asked for. */
async function sendings(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { idempotencyKey } of (await shop.sandbox.requests('resend')).requests) {
    const key = idempotencyKey ?? 'without a key';
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

function ask(path: string, agent: Agent): Promise<{ status: number | undefined; connection: string | undefined }> {
  return new Promise((answered, failed) => {
    get(`${shop.baseUrl}${path}`, { agent }, (response) => {
      response.resume();
      response.once('end', () => answered({ status: response.statusCode, connection: response.headers.connection }));
    }).once('error', failed);
  });
}

test('a booking and an e-mail under way are finished, no new connection is accepted, and the next server repeats nothing', async () => {
  const purchase = await paidAndBeingMailed(2000);
  await shop.sandbox.fail('stripe', 'slow', 60_000);
  const body = shop.bookingBody(shop.hours.next());
  const key = { 'Idempotency-Key': 'while-stopping' };
  const booking = shop.api.post<{ orderId: string }>('/api/bookings', body, key);
  let answered = false;
  const noted = booking.then(() => {
    answered = true;
  });
  await isUnderWay('stripe', '/checkout/sessions');

  const ended = terminate();
  await waitUntil(() => isPortFree(port()), { timeout: 60_000, every: 20, message: 'The port is not released' });
  expect(answered).toBe(false);
  await expect(fetch(`${shop.baseUrl}/`)).rejects.toThrow('fetch failed');
  await shop.sandbox.fail('stripe', 'none');
  const placed = await booking;
  await noted;
  expect([placed.status, placed.headers.get('connection')]).toEqual([201, 'close']);
  const { how } = await ended;
  expect(how).toMatch(/ended \(exit code 0\)\.$/);
  // Its e-mail was accepted, and the job is recorded as done.
  expect((await shop.jobs.waiting()).filter(({ running }) => running)).toEqual([]);

  await shop.sandbox.fail('resend', 'none');
  await shop.startServer();
  await shop.jobs.laterDone();
  expect(await shop.mailKinds(purchase)).toEqual(BOUGHT);
  expect(await shop.meetingsOf(purchase.orderId)).toHaveLength(1);
  expect(Object.values(await sendings()).every((count) => count === 1)).toBe(true);
  const again = await shop.api.post<{ orderId: string }>('/api/bookings', body, key);
  expect(again).toMatchObject({ status: 201, body: { orderId: placed.body.orderId } });
  const sessions = await shop.sandbox.sessions();
  expect(sessions.filter((session) => session.client_reference_id === placed.body.orderId)).toHaveLength(1);
});

/** Opens connections at once. Each asks once `ask` is called, and resolves with the first line of its answer or the error. */
async function openConnections(count: number): Promise<() => Promise<string[]>> {
  const sockets = Array.from({ length: count }, () => connect(port(), '127.0.0.1').on('error', () => undefined));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  const answerOf = (socket: Socket) =>
    new Promise<string>((told) => {
      if (socket.destroyed) return told('closed before it asked');
      socket.once('data', (data) => told(data.toString().split('\r\n')[0] ?? ''));
      socket.once('error', ({ message }) => told(message));
      socket.once('close', () => told('closed without an answer'));
      socket.write('GET /contacto HTTP/1.1\r\nHost: localhost\r\n\r\n');
    });
  return () => Promise.all(sockets.map(answerOf));
}

// Warm: a server that has answered for a while. Cold: from its first answer on, while its event loop is busy with the start.
test.each(['warm', 'cold'])('every connection that was opened before the signal is answered (%s)', async (state) => {
  if (state === 'cold') {
    await shop.stopServer();
    await shop.startServer();
  } else {
    const agent = new Agent({ keepAlive: true });
    for (let request = 0; request < 20; request++) await ask('/api/health', agent);
    agent.destroy();
  }
  const askAll = await openConnections(30);
  const ended = terminate();
  // The requests follow a round trip later, on connections of which the server may not have accepted all.
  await shop.db.query('SELECT 1');
  expect(new Set(await askAll())).toEqual(new Set(['HTTP/1.1 200 OK']));
  expect((await ended).how).toMatch(/ended \(exit code 0\)\.$/);
  await shop.startServer();
});

test('connections that are kept, opened ahead, or never at rest do not hold it', async () => {
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  await ask('/api/health', kept);
  const ahead = connect(port(), '127.0.0.1').on('error', () => undefined);
  await new Promise((opened) => ahead.once('connect', opened));
  const half = connect(port(), '127.0.0.1').on('error', () => undefined);
  half.write('GET / HTTP/1.1\r\nHost: exam');

  // As a proxy under load: the next request leaves as soon as the last one is answered.
  const busy = new Agent({ keepAlive: true, maxSockets: 1 });
  const reported: unknown[] = [];
  const asking = (async () => {
    for (;;) reported.push(await ask('/contacto', busy));
  })().catch((error: NodeJS.ErrnoException) => error.code);
  await waitUntil(() => reported.length > 5, { timeout: 60_000, every: 5, message: 'No request is answered' });

  const { how, took } = await terminate();
  expect(how).toMatch(/ended \(exit code 0\)\.$/);
  expect(took).toBeLessThan(FORCED_MS);
  expect(['ECONNREFUSED', 'ECONNRESET']).toContain(await asking);
  for (const answer of reported) expect(answer).toMatchObject({ status: 200 });
  for (const closed of [kept, busy]) closed.destroy();
  for (const socket of [ahead, half]) socket.destroy();
  await shop.startServer();
});

test('a job that would take too long is left to the next server, which does it once', async () => {
  const purchase = await paidAndBeingMailed(60_000);
  const { how } = await terminate();
  expect(how).toMatch(/ended \(exit code 0\)\.$/);
  // It has not waited for the answer to its e-mail.
  const { requests } = await shop.sandbox.requests('resend');
  expect(requests.filter(({ at, durationMs }) => at >= begun && durationMs !== null)).toEqual([]);
  await shop.sandbox.fail('resend', 'none');
  await shop.startServer();
  await shop.jobs.laterDone();
  expect(await shop.mailKinds(purchase)).toEqual(BOUGHT);
});

test('a process that runs only jobs ends the same way', async () => {
  const purchase = await shop.place();
  await shop.stopServer();
  await shop.sandbox.fail('resend', 'slow', 2000);
  const directory = mkdtempSync(join(tmpdir(), 'sofa-worker-'));
  const worker = startWorkerProcess(shop, join(directory, 'worker.log'));
  try {
    await shop.sandbox.completeSession(purchase.sessionId);
    await shop.db.query(`SELECT graphile_worker.add_job('reconcile-orders', queue_name => 'sweeps')`);
    await isUnderWay('resend', '/emails');
    worker.stop();
    expect(await worker.exited).toBe('The worker ended (exit code 0).');
    await shop.sandbox.fail('resend', 'none');
    await shop.startServer();
    await shop.jobs.done();
    expect(await shop.mailKinds(purchase)).toEqual(BOUGHT);
    expect(readFileSync(join(directory, 'worker.log'), 'utf8')).not.toContain(purchase.email);
  } finally {
    await worker.kill();
    rmSync(directory, { recursive: true, force: true });
  }
});
