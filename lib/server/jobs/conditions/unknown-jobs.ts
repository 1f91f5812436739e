import 'server-only';
import type { Condition } from '@/lib/server/condition';
import { db } from '@/lib/server/db';
import { KNOWN_JOBS } from '../job-areas';
import { sweeps } from '../sweeps';

type UnknownJob = { task: string; jobs: number; since: Date };

/** Waiting jobs of another release, which this one cannot run. One under a key of the schedule is replaced by the next run. */
export async function unknownJobs(): Promise<Condition[]> {
  const jobs = await db().$queryRaw<UnknownJob[]>`
    SELECT t.identifier AS task, count(*)::int AS jobs, min(j.created_at) AS since
    FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE t.identifier <> ALL (${KNOWN_JOBS}) AND j.is_available AND j.run_at <= now()
      AND (j.key IS NULL OR j.key <> ALL (${sweeps.map(({ jobKey }) => jobKey)}))
    GROUP BY t.identifier`;
  return jobs.map(({ task, jobs, since }) => ({ kind: 'job-unknown', key: task, since, figures: { task, jobs } }));
}
