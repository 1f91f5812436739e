import 'server-only';
import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { z } from 'zod';
import { serverEnv } from './env';
import { type Prisma, PrismaClient } from './generated/prisma/client';

/** The client or an open transaction: what a statement needs. */
export type Db = PrismaClient | Prisma.TransactionClient;

/**
 * The statements that take an hour or an order in one piece: planning them costs as much as running them, so a connection plans
 * them once, under a name. PgBouncer passes named statements on from version 1.21 (max_prepared_statements).
 */
function nameOf(sql: string): string {
  return /^\s*WITH\b/.test(sql) ? createHash('sha256').update(sql).digest('hex').slice(0, 32) : '';
}

type Connections = {
  prisma: PrismaClient;
  pool: pg.Pool;
  /** The open connections by the server's number for each. */
  byProcess: Map<number, pg.PoolClient>;
};

function connect(): Connections {
  const { DATABASE_URL, DATABASE_POOL_SIZE } = serverEnv();
  const pool = new pg.Pool({
    connectionString: DATABASE_URL,
    max: DATABASE_POOL_SIZE,
    connectionTimeoutMillis: 5_000,
    // A new connection costs a visitor some forty milliseconds.
    idleTimeoutMillis: 60_000,
    // A statement that outlives the visitor's patience only holds its locks for longer.
    statement_timeout: 10_000,
    // The same where the database no longer answers at all, and cannot count the time itself.
    query_timeout: 10_500,
    application_name: 'sofa',
  });
  // A connection that breaks while nobody uses it is replaced when it is needed.
  pool.on('error', () => undefined);
  const byProcess = new Map<number, pg.PoolClient>();
  pool.on('connect', (client) => byProcess.set(processOf(client), client));
  pool.on('remove', (client) => byProcess.delete(processOf(client)));
  const transactionOptions = { maxWait: 10_000, timeout: 10_000 };
  const adapter = new PrismaPg(pool, { statementNameGenerator: ({ sql }) => nameOf(sql) });
  return { prisma: new PrismaClient({ transactionOptions, adapter }), pool, byProcess };
}

function processOf(client: pg.PoolClient): number {
  return (client as { processID?: number | null }).processID ?? 0;
}

// Development reloads modules; a pool for each reload would use up the server's connections.
const shared = globalThis as { sofaDb?: Connections };

function connections(): Connections {
  shared.sofaDb ??= connect();
  return shared.sofaDb;
}

export function db(): PrismaClient {
  return connections().prisma;
}

/** The same connections without Prisma, which makes several copies of every value: for contents of files. */
export function databasePool(): pg.Pool {
  return connections().pool;
}

/** The connection that a transaction runs on; undefined where a pooler between us and the database hides it. */
export async function connectionOf(tx: Db): Promise<pg.PoolClient | undefined> {
  const [row] = await tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
  return connections().byProcess.get(row?.pid ?? 0);
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

/** PostgreSQL's SQLSTATE of a failed statement, from the ORM or raw SQL; undefined for other errors. */
export function sqlState(error: unknown): string | undefined {
  return readCause(error).originalCode;
}

const DOWN_KINDS = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections']);
// Prisma: cannot reach, timed out reaching, statement timed out, connection closed, pool exhausted, transaction not started in time.
const DOWN_CODES = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037']);
const NETWORK_CODES = new Set(['EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', 'EPIPE']);

/** True if the database, not the request, is at fault: stopped, starting, out of connections or out of reach. */
export function isDatabaseDown(error: unknown): boolean {
  const { kind = '', originalCode = '' } = readCause(error);
  // SQLSTATE 08 connection, 53 resources, 57 operator intervention (shutdown, start-up, cancelled for taking too long).
  if (DOWN_KINDS.has(kind) || /^(08|53|57)/.test(originalCode)) return true;
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (DOWN_CODES.has(code) || NETWORK_CODES.has(code)) return true;
  return /Connection terminated|Query read timeout|connection error and is not queryable|timeout exceeded when trying to connect/.test(
    error.message,
  );
}
