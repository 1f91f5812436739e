import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import pg from 'pg';
import { configureDatabase, isDatabaseDown, openPool, sqlQuery, sqlTransaction } from '@/lib/server/db';
import { waitUntil } from '@/scripts/wait-until';
import { createTestDatabase, type TestDatabase } from '@/tests/support/stack/database';
import { configureServer } from '@/tests/support/stack/server-environment';

const IDLE_MS = 300;
const LOCK = 4711;

let database: TestDatabase;
let observer: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  configureServer();
  process.env.DATABASE_URL = database.url;
  observer = new pg.Client(database.url);
  await observer.connect();
  // One connection: a pool that lost it for good would answer nothing more.
  configureDatabase({ connections: 1, connectionTimeoutMs: 5_000, idleTransactionMs: IDLE_MS });
});
afterAll(async () => {
  await closePool();
  await observer.end();
  await database.drop();
});

async function closePool(): Promise<void> {
  await (globalThis as { sofaDb?: { pool: pg.Pool } }).sofaDb?.pool.end();
}

/** Takes what others wait for, as a claim does. */
const takeLock = `SELECT pg_advisory_xact_lock(${LOCK})`;

/** Until PostgreSQL has ended the transaction that holds the lock. */
async function released(): Promise<void> {
  const isFree = async () => {
    const { rows } = await observer.query<{ held: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = ${LOCK}) AS held`,
    );
    return rows[0]?.held === false;
  };
  await waitUntil(isFree, { timeout: 60_000, every: 20, message: 'The transaction keeps its lock' });
}

test('a transaction in which nothing happens is ended, and the pool recovers', async () => {
  const hanging = sqlTransaction(async (tx) => {
    await tx.query({ text: takeLock, values: [] });
    await released();
    return tx.query({ text: 'SELECT 1', values: [] });
  }, 60_000);
  const fault = await hanging.then(
    () => 'it went on',
    (error: unknown) => error,
  );
  expect(isDatabaseDown(fault)).toBe(true);
  expect(await sqlQuery<{ one: number }>({ text: 'SELECT 1 AS one', values: [] })).toEqual([{ one: 1 }]);
});

test('an idle connection that is in no transaction stays', async () => {
  const pid = async () =>
    (await sqlQuery<{ pid: number }>({ text: 'SELECT pg_backend_pid() AS pid', values: [] }))[0]?.pid;
  const first = await pid();
  const idleFor = async () => {
    const { rows } = await observer.query<{ idle: boolean }>(
      `SELECT now() - state_change > interval '${2 * IDLE_MS} milliseconds' AS idle FROM pg_stat_activity WHERE pid = $1`,
      [first],
    );
    return rows[0]?.idle === true;
  };
  await waitUntil(idleFor, { timeout: 60_000, every: 50, message: 'The connection is never idle' });
  expect(await pid()).toBe(first);
});

test('a pool has fifteen seconds unless it says otherwise', async () => {
  await closePool();
  configureDatabase({ connections: 1, connectionTimeoutMs: 5_000 });
  expect(await sqlQuery({ text: 'SHOW idle_in_transaction_session_timeout', values: [] })).toEqual([
    { idle_in_transaction_session_timeout: '15s' },
  ]);
});

/** The messages of PostgreSQL's protocol that let a client in and end its session, as a server sends them that is being stopped. */
function admittedAndEnded(): Buffer {
  const message = (type: string, content: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length + 4);
    return Buffer.concat([Buffer.from(type), length, content]);
  };
  const ended = 'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0';
  return Buffer.concat([
    message('R', Buffer.alloc(4)),
    message('Z', Buffer.from('I')),
    message('E', Buffer.from(ended)),
  ]);
}

test('a connection that ends in the moment in which it is opened ends no process', async () => {
  // All messages arrive in one chunk, so the connection ends before the code that asked for it can add a listener.
  const stopping = createServer((socket) => socket.once('data', () => socket.end(admittedAndEnded())));
  stopping.listen(0, '127.0.0.1');
  await once(stopping, 'listening');
  const { port } = stopping.address() as AddressInfo;
  const pool = openPool({ connectionString: `postgresql://x:x@127.0.0.1:${port}/x` });
  const client = await pool.connect();
  await expect(client.query('SELECT 1')).rejects.toThrow('not queryable');
  client.release();
  expect(pool.totalCount).toBe(0);
  await pool.end();
  stopping.close();
});
