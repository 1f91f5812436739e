import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { db } from '@/lib/server/db';
import type { JobName } from './jobs';
import { lastSweepRuns } from './sweep-runs';
import { isLate, sweeps } from './sweeps';
import { workerIsPresent } from './worker-presence';

// Shorter than what monitoring usually waits.
const DATABASE_TIMEOUT_MS = 3_000;

/** Without it hours stay taken. The other jobs of the schedule have alerts. */
const EXPIRY = 'expire-claims' satisfies JobName;

/**
 * False if no process runs jobs, or the schedule stands still: expiry has been due for two minutes while its queue is idle,
 * or it does not finish. Neither a provider that is down, nor a single order, nor a job of another release stops the shop:
 * those are alerts. Throws after DATABASE_TIMEOUT_MS.
 */
export async function jobsAreRunning(now: Date): Promise<boolean> {
  const healthy = await Promise.race([scheduleIsRunning(now), pause(DATABASE_TIMEOUT_MS, undefined, { ref: false })]);
  if (healthy === undefined) throw new Error('The database does not answer');
  return healthy;
}

async function scheduleIsRunning(now: Date): Promise<boolean> {
  return (await workerIsPresent()) && !(await expiryIsOverdue()) && !(await expiryIsLate(now));
}

async function expiryIsOverdue(): Promise<boolean> {
  const [queue] = await db().$queryRaw<{ overdue: boolean }[]>`
    SELECT EXISTS (
      SELECT 1 FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
        LEFT JOIN graphile_worker._private_job_queues q ON q.id = j.job_queue_id
      WHERE j.is_available AND q.locked_at IS NULL AND j.run_at < now() - interval '2 minutes'
        AND t.identifier = ${EXPIRY}
    ) AS overdue`;
  return queue?.overdue === true;
}

/** A database on which it has not run yet is not judged. */
async function expiryIsLate(now: Date): Promise<boolean> {
  const finishedAt = (await lastSweepRuns()).get(EXPIRY);
  const sweep = sweeps.find(({ task }) => task === EXPIRY);
  if (!finishedAt || !sweep) return false;
  return isLate(sweep, finishedAt, now);
}
