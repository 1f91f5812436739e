import 'server-only';
import { db } from '@/lib/server/db';
import { SINGLE_MAIL_JOBS } from './job-areas';

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
