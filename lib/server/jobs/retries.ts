import 'server-only';
import type pg from 'pg';
import { log } from '@/lib/server/log';
import { PERMANENT_PREFIX } from '@/lib/server/permanent-failure';

/** Four days: graphile-worker's own waits (e^attempt seconds) until the seventh attempt, then nine minutes each. */
export const MAX_ATTEMPTS = 646;

// One minute below the ten that a provider's return may go unnoticed: other jobs may run first.
export const LONGEST_WAIT_MINUTES = 9;
const LONGEST_WAIT = `interval '${LONGEST_WAIT_MINUTES} minutes'`;
/** Behind every job that has not failed: a provider that hangs delays nothing else. */
const PRIORITY_OF_FAILING = 10;

const FAILING = `
  WITH failing AS (
    SELECT id, task_identifier, last_error, run_at FROM graphile_worker.jobs
    WHERE locked_at IS NULL AND last_error IS NOT NULL AND attempts BETWEEN 1 AND max_attempts - 1
  )`;

const GIVE_UP_PERMANENT = `${FAILING}
  SELECT failing.id, failing.task_identifier AS job
  FROM failing, graphile_worker.permanently_fail_jobs(ARRAY[failing.id], failing.last_error)
  WHERE starts_with(failing.last_error, $1)`;

const LIMIT_WAITS = `${FAILING}
  SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now() + ${LONGEST_WAIT},
    priority => ${PRIORITY_OF_FAILING}, max_attempts => ${MAX_ATTEMPTS})
  FROM failing WHERE run_at > now() + ${LONGEST_WAIT}
  HAVING count(*) > 0`;

/**
 * Gives up the jobs whose failure is permanent, and shortens the wait of the others: graphile-worker's is fixed and grows to six
 * hours. Their rows stay, with attempts and last_error. Repeating it changes nothing.
 */
export async function adjustRetries(pool: pg.Pool): Promise<void> {
  const givenUp = await pool.query<{ id: string; job: string }>(GIVE_UP_PERMANENT, [PERMANENT_PREFIX]);
  for (const { id, job } of givenUp.rows) log.error({ job, id }, 'job given up');
  await pool.query(LIMIT_WAITS);
}
