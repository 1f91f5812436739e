import 'server-only';
import type { Condition } from '@/lib/condition';
import { db } from '@/lib/db';
import { sweeps } from '../sweeps';

type GivenUpJob = { id: string; task: string; attempts: number };

/** Jobs that the queue will not try again, each by itself. A sweep that failed is replaced by its next run. */
export async function givenUpJobs(now: Date): Promise<Condition[]> {
  const jobs = await db().$queryRaw<GivenUpJob[]>`
    SELECT j.id::text AS id, t.identifier AS task, j.attempts::int AS attempts
    FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE j.attempts >= j.max_attempts AND j.locked_at IS NULL
      AND t.identifier <> ALL (${sweeps.map(({ task }) => task)})`;
  return jobs.map(({ id, task, attempts }) => ({
    kind: 'job-given-up',
    key: id,
    since: now,
    figures: { task, job: id, attempts },
  }));
}
