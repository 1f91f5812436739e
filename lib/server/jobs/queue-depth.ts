import 'server-only';
import { db } from '@/lib/server/db';
import { KNOWN_JOBS } from './job-areas';
import { IS_SCHEDULED_RUN } from './scheduled-run';

/**
 * Counts of jobs. `due` and `later` wait, `running` have a worker, `failing` have failed and wait for their next attempt. A run
 * of the schedule that failed is not given up: the next one replaces it.
 */
export type QueueDepth = {
  due: number;
  later: number;
  running: number;
  failing: number;
  givenUp: number;
  unknown: number;
  oldestDueSeconds: number;
};

export async function queueDepth(now: Date): Promise<QueueDepth> {
  const [depth] = await db().$queryRaw<QueueDepth[]>`
    SELECT (count(*) FILTER (WHERE j.is_available AND j.run_at <= ${now} AND known))::int AS due,
      (count(*) FILTER (WHERE j.is_available AND j.run_at > ${now}))::int AS later,
      (count(*) FILTER (WHERE j.locked_at IS NOT NULL))::int AS running,
      (count(*) FILTER (WHERE j.is_available AND j.last_error IS NOT NULL))::int AS failing,
      (count(*) FILTER (WHERE j.attempts >= j.max_attempts AND j.locked_at IS NULL AND NOT ${IS_SCHEDULED_RUN}))::int AS "givenUp",
      (count(*) FILTER (WHERE NOT known))::int AS unknown,
      coalesce(extract(epoch FROM ${now} - min(j.run_at) FILTER (WHERE j.is_available AND j.run_at <= ${now} AND known)), 0)::int
        AS "oldestDueSeconds"
    FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id,
      LATERAL (SELECT t.identifier = ANY (${KNOWN_JOBS}) AS known) AS release`;
  if (!depth) throw new Error('A count always has a row.');
  return depth;
}
