import 'server-only';
import { type Db, db } from '@/lib/server/db';
import { SINGLE_MAIL_JOBS } from './job-areas';

/** Whether a job with this key waits, runs or will be tried again: replacing it would forget its failures. */
export async function isQueued(jobKey: string): Promise<boolean> {
  const jobs = await db().$queryRaw<unknown[]>`
    SELECT 1 FROM graphile_worker.jobs WHERE key = ${jobKey} AND attempts < max_attempts LIMIT 1`;
  return jobs.length > 0;
}

/** Whether there is a job with this key, also one that has been given up. */
export async function hasJob(jobKey: string): Promise<boolean> {
  const jobs = await db().$queryRaw<unknown[]>`SELECT 1 FROM graphile_worker.jobs WHERE key = ${jobKey} LIMIT 1`;
  return jobs.length > 0;
}

/**
 * In the caller's transaction. A job that the queue has given up stays under no key when another one takes its place, and would be told
 * as given up for good: so it goes first. Nothing if there is none.
 */
export async function dropJob(tx: Db, jobKey: string): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM graphile_worker.remove_job(${jobKey}::text)`;
}

/** An e-mail takes seconds. What has been locked for longer is the job of a worker that has ended, or hangs. */
const LONGEST_RUN_MINUTES = 5;

/** Whether an e-mail to one person is due or under way. One that has failed waits for its provider and holds up nothing. */
export async function mailsWait(): Promise<boolean> {
  const jobs = await db().$queryRaw<unknown[]>`
    SELECT 1 FROM graphile_worker.jobs
    WHERE task_identifier = ANY (${SINGLE_MAIL_JOBS}) AND run_at <= now() AND last_error IS NULL AND attempts <= 1
      AND (locked_at IS NULL OR locked_at > now() - make_interval(mins => ${LONGEST_RUN_MINUTES}::int)) LIMIT 1`;
  return jobs.length > 0;
}
