import 'server-only';
import type { Condition } from '@/lib/server/condition';
import { db } from '@/lib/server/db';
import { IS_SCHEDULED_RUN } from '../scheduled-run';

type GivenUpJobs = { task: string; jobs: number; job: string; attempts: number };

/** Jobs that the queue will not try again, one condition for each task: strangers can cause many of one. */
export async function givenUpJobs(now: Date): Promise<Condition[]> {
  const found = await db().$queryRaw<GivenUpJobs[]>`
    SELECT t.identifier AS task, count(*)::int AS jobs, min(j.id)::text AS job, max(j.attempts)::int AS attempts
    FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE j.attempts >= j.max_attempts AND j.locked_at IS NULL
      AND NOT ${IS_SCHEDULED_RUN}
    GROUP BY t.identifier`;
  return found.map(({ task, ...figures }) => ({
    kind: 'job-given-up',
    key: task,
    since: now,
    figures: { task, ...figures },
  }));
}
