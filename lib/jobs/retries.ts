import 'server-only';
import type pg from 'pg';

/** Four days: graphile-worker's own waits (e^attempt seconds) until the seventh attempt, then nine minutes each. */
export const MAX_ATTEMPTS = 646;

// One minute below the ten that a provider's return may go unnoticed: other jobs may run first.
const LONGEST_WAIT = "interval '9 minutes'";
/** Behind every job that has not failed: a provider that hangs delays nothing else. */
const PRIORITY_OF_FAILING = 10;

const LIMIT_RETRY_WAITS = `
  SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now() + ${LONGEST_WAIT},
    priority => ${PRIORITY_OF_FAILING}, max_attempts => ${MAX_ATTEMPTS})
  FROM graphile_worker.jobs
  WHERE locked_at IS NULL AND last_error IS NOT NULL AND attempts BETWEEN 1 AND max_attempts - 1
    AND run_at > now() + ${LONGEST_WAIT}
  HAVING count(*) > 0`;

/**
 * Shortens graphile-worker's wait between two attempts, which is fixed and grows to six hours. The row of the job stays:
 * attempts, last_error and created_at go on telling how long it has failed. Repeating it changes nothing.
 */
export async function limitRetryWaits(pool: pg.Pool): Promise<void> {
  await pool.query(LIMIT_RETRY_WAITS);
}

/** Ends the attempts of a job that has just failed. Its row stays, as after the last attempt. */
export async function giveUp(pool: pg.Pool, jobId: string, reason: string): Promise<void> {
  await pool.query('SELECT graphile_worker.permanently_fail_jobs(ARRAY[$1::bigint], $2)', [jobId, reason]);
}
