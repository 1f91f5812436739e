import 'server-only';
import type { Condition } from '@/lib/server/condition';
import { db } from '@/lib/server/db';
import { KNOWN_JOBS } from '../job-areas';

const LATE_MINUTES = 5;

/** A backlog: jobs that are due and that no worker has begun. */
export async function waitingJobs(now: Date): Promise<Condition[]> {
  const dueBefore = new Date(now.getTime() - LATE_MINUTES * 60_000);
  const [waiting] = await db().$queryRaw<{ jobs: number; since: Date | null }[]>`
    SELECT count(*)::int AS jobs, min(j.run_at) AS since
    FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE j.is_available AND j.run_at < ${dueBefore} AND t.identifier = ANY (${KNOWN_JOBS})`;
  if (!waiting?.since) return [];
  const minutes = Math.floor((now.getTime() - waiting.since.getTime()) / 60_000);
  return [{ kind: 'queue-waiting', key: 'queue', since: waiting.since, figures: { jobs: waiting.jobs, minutes } }];
}
