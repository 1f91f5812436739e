import 'server-only';
import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
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

function connect(): PrismaClient {
  const { DATABASE_URL, DATABASE_POOL_SIZE } = serverEnv();
  return new PrismaClient({
    transactionOptions: { maxWait: 10_000, timeout: 10_000 },
    adapter: new PrismaPg(
      {
        connectionString: DATABASE_URL,
        max: DATABASE_POOL_SIZE,
        connectionTimeoutMillis: 5_000,
        // A statement that outlives the visitor's patience only holds its locks for longer.
        statement_timeout: 10_000,
        // The same where the database no longer answers at all, and cannot count the time itself.
        query_timeout: 10_500,
        application_name: 'sofa',
      },
      { statementNameGenerator: ({ sql }) => nameOf(sql) },
    ),
  });
}

// Development reloads modules; a pool for each reload would use up the server's connections.
const shared = globalThis as { sofaDb?: PrismaClient };

export function db(): PrismaClient {
  shared.sofaDb ??= connect();
  return shared.sofaDb;
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
