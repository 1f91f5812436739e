import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { parseEnv, serverSchema } from '@/lib/shared/env';
import { isEntryPoint, runMain } from './entry-point';
import { loadEnvFile } from './env-file';

type Migration = { name: string; sql: string; checksum: string };
type Applied = { migration_name: string; checksum: string; finished_at: Date | null };

const MIGRATIONS_DIR = join(process.cwd(), 'prisma', 'migrations');

// The advisory lock of `prisma migrate`: deployments with either tool wait for each other.
const PRISMA_LOCK = 72707369;

const IDLE_TRANSACTION_MS = 60_000;

/** Not available in time; a deadlock. */
const LOCK_STATES = new Set(['55P03', '40P01']);
const LOCK_ATTEMPTS = 20;
const LOCK_PAUSE_MS = 1_000;

/** Prisma's own table, column for column, so that `prisma migrate deploy` can take over at any time. */
const HISTORY_TABLE = `
  CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    id VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum VARCHAR(64) NOT NULL,
    finished_at TIMESTAMPTZ,
    migration_name VARCHAR(255) NOT NULL,
    logs TEXT,
    rolled_back_at TIMESTAMPTZ,
    started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0
  )`;

function readMigrations(directory: string): Migration[] {
  return readdirSync(directory)
    .sort()
    .map((name) => ({ name, file: join(directory, name, 'migration.sql') }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => {
      const sql = readFileSync(file, 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/** Throws if the migration failed half-way or was edited after it had been applied. */
function isApplied(migration: Migration, history: Applied[]): boolean {
  const record = history.find(({ migration_name }) => migration_name === migration.name);
  if (!record) return false;
  if (!record.finished_at) {
    throw new Error(`Migration ${migration.name} failed half-way: see \`prisma migrate resolve\`.`);
  }
  if (record.checksum !== migration.checksum) {
    throw new Error(`Migration ${migration.name} was changed after it had been applied: write a new one instead.`);
  }
  return true;
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw new Error(`Migration ${name} could not be applied.`, { cause: error });
  }
}

async function applyWithRetries(client: pg.Client, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await apply(client, migration);
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined;
      const isLocked = cause instanceof pg.DatabaseError && LOCK_STATES.has(cause.code ?? '');
      if (!isLocked || attempt === LOCK_ATTEMPTS) throw error;
      await pause(LOCK_PAUSE_MS);
    }
  }
}

/**
 * Applies the pending migrations and those of the job queue; returns the names of the former. Each migration is one
 * transaction. Safe to run concurrently.
 */
export async function migrate(connectionString: string, directory = MIGRATIONS_DIR): Promise<string[]> {
  const migrations = readMigrations(directory);
  if (migrations.length === 0) throw new Error(`There are no migrations in ${directory}.`);
  // A migration hung in its transaction would keep its locks, and with them the servers, for good.
  const client = new pg.Client({ connectionString, idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS });
  // The statement that follows rejects.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [PRISMA_LOCK]);
    await client.query(HISTORY_TABLE);
    const { rows: history } = await client.query<Applied>(
      'SELECT migration_name, checksum, finished_at FROM "_prisma_migrations" WHERE rolled_back_at IS NULL',
    );
    const pending = migrations.filter((migration) => !isApplied(migration, history));
    // Queries that wait behind a waiting ALTER would wait as long as it. Not before the advisory lock, which may take long.
    await client.query("SET lock_timeout = '5s'");
    for (const migration of pending) await applyWithRetries(client, migration);
    await runMigrations({ connectionString, logger: new Logger(() => () => undefined) });
    return pending.map(({ name }) => name);
  } finally {
    // Closing the connection releases the lock.
    await client.end();
  }
}

async function main(): Promise<void> {
  loadEnvFile();
  const { DATABASE_URL } = parseEnv(serverSchema.pick({ DATABASE_URL: true }), process.env);
  const applied = await migrate(DATABASE_URL);
  process.stdout.write(`Database up to date. Applied now: ${applied.join(', ') || 'nothing'}.\n`);
}

if (isEntryPoint('migrate')) runMain(main());
