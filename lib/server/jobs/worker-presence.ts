import 'server-only';
import pg from 'pg';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/server/db';
import { describeError, log } from '@/lib/server/log';

// Any number that no other advisory lock of this database uses.
const LOCK_CLASS = 0x50fa;

const PRESENT = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = ${LOCK_CLASS} AND objsubid = 2
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;

// graphile-worker unlocks a killed pool's jobs after four hours. A live pool has its advisory lock within 5 s of its first job.
const UNLOCK_JOBS_OF_DEAD_WORKERS = `
  SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by)) FROM graphile_worker._private_jobs
  WHERE locked_by IS NOT NULL AND locked_at < now() - interval '5 seconds'
    AND NOT EXISTS (${PRESENT} AND objid = (hashtext(locked_by)::bigint & 4294967295)::oid)
  HAVING count(*) > 0`;

/**
 * A job that runs while another one of its key is queued gives up its key and its attempts to it. Of a dead worker it would count
 * as given up. One that was tried to the end has an error.
 */
const REMOVE_SUPERSEDED_JOBS = `
  DELETE FROM graphile_worker._private_jobs
  WHERE locked_by IS NULL AND key IS NULL AND attempts >= max_attempts AND max_attempts > 1 AND last_error IS NULL`;

const SOME_WORKER_IS_PRESENT = `SELECT EXISTS (${PRESENT}) AS present`;

/** True if a process on this database runs jobs. */
export async function workerIsPresent(): Promise<boolean> {
  const [presence] = await db().$queryRaw<{ present: boolean }[]>(Prisma.raw(SOME_WORKER_IS_PRESENT));
  return presence?.present === true;
}

export type Presence = {
  /** Takes an advisory lock for the pool of workers that locks jobs by this id, held as long as this connection lives. */
  announce(poolId: string): void;
  unlockJobsOfDeadWorkers(): Promise<void>;
  /** Resolves when the connection has broken: these workers count as dead from then on and must stop. */
  lost: Promise<void>;
  leave(): Promise<void>;
};

/** On a connection of its own: its end, however it comes, releases the locks. */
export async function joinWorkers(connectionString: string): Promise<Presence> {
  const client = new pg.Client({
    connectionString,
    application_name: 'sofa-presence',
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
  });
  const lost = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
  });
  await client.connect();
  let announced: Promise<unknown> = Promise.resolve();

  return {
    announce(poolId) {
      announced = announced
        .then(() => client.query('SELECT pg_advisory_lock_shared($1::int, hashtext($2))', [LOCK_CLASS, poolId]))
        .catch((error) => log.warn({ error: describeError(error) }, 'worker not announced'));
    },
    async unlockJobsOfDeadWorkers() {
      await announced;
      await client.query(UNLOCK_JOBS_OF_DEAD_WORKERS);
      await client.query(REMOVE_SUPERSEDED_JOBS);
    },
    lost,
    async leave() {
      await announced;
      await client.end().catch(() => undefined);
    },
  };
}
