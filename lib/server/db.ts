import 'server-only';
import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { z } from 'zod';
import { type Prisma, PrismaClient } from '@/lib/generated/prisma/client';
import { serverEnv } from '@/lib/shared/env';

export type Db = PrismaClient | Prisma.TransactionClient;

type Statement = { text: string; values: unknown[] };

export type SqlTransaction = { query<Row>(statement: Statement): Promise<Row[]> };

type SqlConnection = SqlTransaction & { release(): void };

class DatabaseDown extends Error {}

// Planning the statements that claim an hour costs as much as running them. PgBouncer supports named statements from 1.21 on.
const names = new Map<string, string>();

function nameOf(sql: string): string {
  if (!/^\s*WITH\b/.test(sql)) return '';
  const known = names.get(sql);
  if (known) return known;
  const name = createHash('sha256').update(sql).digest('hex').slice(0, 32);
  names.set(sql, name);
  return name;
}

type PoolOptions = {
  connections: number;
  /** Milliseconds until a connection is open, or one of the pool is free. */
  connectionTimeoutMs: number;
  /** Milliseconds without a statement after which PostgreSQL ends a transaction. */
  idleTransactionMs?: number;
};

// Longer than any work of ours between two statements. A process that hangs in a transaction keeps its locks, and others wait.
const IDLE_TRANSACTION_MS = 15_000;

type Connections = { prisma: PrismaClient; pool: pg.Pool };

/** Connections to the product's database. One may break at any moment; the pool replaces it. */
export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: serverEnv().DATABASE_URL,
    idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
    ...config,
  });
  pool.on('error', () => undefined);
  // Node ends the process for an error without a listener, and a new connection may break before its user has added one.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function connect(options: PoolOptions): Connections {
  const { connections, connectionTimeoutMs, idleTransactionMs } = options;
  const pool = openPool({
    max: connections,
    connectionTimeoutMillis: connectionTimeoutMs,
    // Opening a connection costs some forty milliseconds.
    idleTimeoutMillis: 60_000,
    // A statement that outlives its request only holds its locks; the second limit works if the database is silent.
    statement_timeout: 10_000,
    query_timeout: 10_500,
    ...(idleTransactionMs && { idle_in_transaction_session_timeout: idleTransactionMs }),
    application_name: 'sofa',
  });
  const transactionOptions = { maxWait: 10_000, timeout: 10_000 };
  const adapter = new PrismaPg(pool, { statementNameGenerator: ({ sql }) => nameOf(sql) });
  return { prisma: new PrismaClient({ transactionOptions, adapter }), pool };
}

// Development reloads modules; a pool for each reload would use up the server's connections.
const shared = globalThis as { sofaDb?: Connections };

/** Gives this thread a pool of its own size; before the first statement. */
export function configureDatabase(options: PoolOptions): void {
  shared.sofaDb = connect(options);
}

function connections(): Connections {
  shared.sofaDb ??= connect({ connections: serverEnv().DATABASE_POOL_SIZE, connectionTimeoutMs: 5_000 });
  return shared.sofaDb;
}

export function db(): PrismaClient {
  return connections().prisma;
}

const DEADLOCK = '40P01';
const ATTEMPTS = 5;

/**
 * Begins `work` again, all of it, after a deadlock: PostgreSQL has ended and rolled back one of those that waited for each other. `work` is
 * one statement or one transaction, and does nothing else.
 */
export async function againAfterDeadlock<Value>(
  work: () => Promise<Value>,
  isAlsoWorthAnother: (error: unknown) => boolean = () => false,
): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const isWorthAnother = sqlState(error) === DEADLOCK || isAlsoWorthAnother(error);
      if (!isWorthAnother || attempt === ATTEMPTS) throw error;
    }
  }
}

/** A transaction that changes bookings or orders: begun again after a deadlock. */
export function transaction<Value>(work: (tx: Db) => Promise<Value>): Promise<Value> {
  return againAfterDeadlock(() => db().$transaction(work));
}

/** Without Prisma, which makes several copies of every value: for the contents of files, and for claims of an hour. */
export async function sqlQuery<Row>({ text, values }: Statement): Promise<Row[]> {
  try {
    const query = () => connections().pool.query({ name: nameOf(text), text, values });
    return (await againAfterDeadlock(query)).rows;
  } catch (error) {
    throw isSystemError(error) ? new DatabaseDown('The connection to the database failed', { cause: error }) : error;
  }
}

/** ECONNREFUSED, ECONNRESET and their like. */
function isSystemError(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof pg.DatabaseError) return false;
  return 'code' in error && /^E[A-Z]+$/.test(String(error.code));
}

async function checkOut(): Promise<pg.PoolClient> {
  return connections()
    .pool.connect()
    .catch((cause: unknown) => {
      throw new DatabaseDown('No connection to the database', { cause });
    });
}

/** PostgreSQL has refused the statement and waits for the next one. */
function isRefused(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === 'ERROR';
}

/** One connection for several statements, so that only the first waits for the pool. The caller releases it. */
export async function openSqlConnection(): Promise<SqlConnection> {
  const client = await checkOut();
  let isBroken = false;
  const breakOff = () => {
    isBroken = true;
  };
  client.on('error', breakOff);
  return {
    async query({ text, values }) {
      try {
        const query = () => client.query({ name: nameOf(text), text, values });
        return (await againAfterDeadlock(query)).rows;
      } catch (error) {
        if (!isRefused(error)) breakOff();
        throw error;
      }
    },
    release() {
      client.off('error', breakOff);
      client.release(isBroken);
    },
  };
}

/** Runs the statements of `work` on one connection, all or none. No statement begins after `timeoutMs`. */
export async function sqlTransaction<Value>(
  work: (tx: SqlTransaction) => Promise<Value>,
  timeoutMs: number,
): Promise<Value> {
  const client = await checkOut();
  const deadline = performance.now() + timeoutMs;
  let lost: Error | undefined;
  const lose = (error: Error) => {
    lost = error;
  };
  client.on('error', lose);
  let committed = false;
  try {
    await client.query('BEGIN');
    const value = await work({
      async query({ text, values }) {
        if (performance.now() > deadline) throw new DatabaseDown('The transaction took too long');
        return (await client.query(text, values)).rows;
      },
    });
    await client.query('COMMIT');
    committed = true;
    return value;
  } catch (error) {
    throw lost ? new DatabaseDown('The connection to the database was lost', { cause: lost }) : error;
  } finally {
    client.off('error', lose);
    // Closing the connection rolls back, in whatever state it is.
    client.release(!committed);
  }
}

const driverCause = z.object({ kind: z.string().optional(), originalCode: z.string().optional() });
const withCause = z.object({
  meta: z.object({ driverAdapterError: z.object({ cause: driverCause }) }).optional(),
  cause: driverCause.optional(),
});

function readCause(error: unknown): z.output<typeof driverCause> {
  const parsed = withCause.safeParse(error);
  return parsed.data?.meta?.driverAdapterError.cause ?? parsed.data?.cause ?? {};
}

export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : readCause(error).originalCode;
}

// SQLSTATE 08 connection, 53 resources, 57 operator intervention (shutdown, start-up, statement timeout), 25P03 idle transaction.
const DOWN_STATES = /^(08|53|57|25P03)/;
const DOWN_KINDS = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections']);
// Prisma: unreachable, connection timeout, statement timeout, connection closed, pool exhausted, transaction start timeout.
const DOWN_CODES = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037']);
const NETWORK_CODES = new Set(['EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', 'EPIPE']);

/** True if the database, not the request, is at fault: stopped, starting, out of connections or unreachable. */
export function isDatabaseDown(error: unknown): boolean {
  const { kind = '', originalCode = '' } = readCause(error);
  if (DOWN_KINDS.has(kind) || DOWN_STATES.test(originalCode) || error instanceof DatabaseDown) return true;
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (error instanceof pg.DatabaseError) return DOWN_STATES.test(code);
  if (DOWN_CODES.has(code) || NETWORK_CODES.has(code)) return true;
  return /Connection terminated|Query read timeout|connection error and is not queryable|timeout exceeded when trying to connect/.test(
    error.message,
  );
}
