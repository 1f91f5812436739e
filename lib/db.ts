import 'server-only';
import { PrismaPg } from '@prisma/adapter-pg';
import { serverEnv } from './env';
import { type Prisma, PrismaClient } from './generated/prisma/client';

/** The client or an open transaction: what a statement needs. */
export type Db = PrismaClient | Prisma.TransactionClient;

function connect(): PrismaClient {
  const { DATABASE_URL, DATABASE_POOL_SIZE } = serverEnv();
  return new PrismaClient({
    adapter: new PrismaPg({
      connectionString: DATABASE_URL,
      max: DATABASE_POOL_SIZE,
      connectionTimeoutMillis: 5_000,
      // A statement that outlives the visitor's patience only holds its locks for longer.
      statement_timeout: 10_000,
      application_name: 'sofa',
    }),
  });
}

// Development reloads modules; a pool for each reload would use up the server's connections.
const shared = globalThis as { sofaDb?: PrismaClient };

export function db(): PrismaClient {
  shared.sofaDb ??= connect();
  return shared.sofaDb;
}
