import pg from 'pg';
import { waitUntil } from '@/scripts/wait-until';
import type { SandboxControl } from '../http/sandbox-control';

/** The catalogue, and what the product knows of itself. */
const KEPT = ['_prisma_migrations', 'deliverables', 'products', 'sweep_runs'];

const JOBS = 'graphile_worker._private_jobs';
const RUNNING = `SELECT FROM ${JOBS} WHERE locked_at IS NOT NULL`;

/** In alphabetical order, so that two callers lock them in one order. */
async function tablesToEmpty(db: pg.Pool): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1) ORDER BY tablename`,
    [KEPT],
  );
  return rows.map(({ name }) => pg.escapeIdentifier(name));
}

// Shorter than PostgreSQL's deadlock_timeout of a second: in a deadlock with the product this side gives way, never the product.
// Under this replication role no trigger fires and no foreign key is checked: tables are emptied in any order.
const lock = (tables: readonly string[]) => `
  SET LOCAL lock_timeout = '200ms';
  SET LOCAL session_replication_role = replica;
  LOCK TABLE ${tables.join(', ')} IN ACCESS EXCLUSIVE MODE;
  LOCK TABLE ${JOBS} IN SHARE ROW EXCLUSIVE MODE`;

/** Few tables have rows, and deleting a few costs a tenth of truncating all. */
async function deleteRows(client: pg.PoolClient, tables: readonly string[]): Promise<void> {
  const looks = tables.map((table) => `SELECT ${pg.escapeLiteral(table)} AS name WHERE EXISTS (SELECT FROM ${table})`);
  const { rows } = await client.query<{ name: string }>(looks.join(' UNION ALL '));
  await client.query([JOBS, ...rows.map(({ name }) => name)].map((table) => `DELETE FROM ${table}`).join(';'));
}

const GIVES_WAY = new Set(['55P03', '40P01']);

/** False while a job runs, or while the product holds what is to be emptied. */
async function emptyOnce(db: pg.Pool, tables: readonly string[]): Promise<boolean> {
  await db.query(`DELETE FROM ${JOBS} WHERE locked_at IS NULL`);
  if ((await db.query(RUNNING)).rowCount !== 0) return false;
  const client = await db.connect();
  try {
    await client.query('BEGIN');
    await client.query(lock(tables));
    // The lock on the queue keeps a job from starting between this look and the commit.
    const isIdle = (await client.query(RUNNING)).rowCount === 0;
    if (isIdle) await deleteRows(client, tables);
    await client.query('COMMIT');
    return isIdle;
  } catch (error) {
    await client.query('ROLLBACK');
    if (error instanceof Error && 'code' in error && GIVES_WAY.has(String(error.code))) return false;
    throw error;
  } finally {
    client.release();
  }
}

/**
 * Removes every order, booking, user, job and e-mail. Jobs that are under way end first: none of them writes, or sends an
 * e-mail, after this has returned.
 */
export async function clearStack(db: pg.Pool, sandbox: SandboxControl): Promise<void> {
  // First without its failures and pending webhooks, so that no job waits for a slow answer and no new job arrives.
  await sandbox.reset();
  const tables = await tablesToEmpty(db);
  await waitUntil(() => emptyOnce(db, tables), {
    timeout: 60_000,
    every: 20,
    message: 'The database cannot be emptied',
  });
  await sandbox.reset();
  await sandbox.resumeWebhooks();
}
