import 'server-only';
import { createHash } from 'node:crypto';
import { min } from 'date-fns';
import type { Condition } from '@/lib/server/condition';
import { db } from '@/lib/server/db';
import { LONGEST_WAIT_MINUTES } from '@/lib/server/jobs/retries';
import { areaOf } from '../job-areas';

type FailingJob = { task: string; about: string | null; attempts: number; error: string };

/**
 * Jobs that have failed and will be tried again: one condition for each cause, so that a job that always fails does not hide
 * a provider that is down.
 */
export async function failingJobs(now: Date): Promise<Condition[]> {
  const jobs = await db().$queryRaw<FailingJob[]>`
    SELECT t.identifier AS task, coalesce(j.payload->>'email', j.payload->>'alert') AS about, j.attempts::int AS attempts,
      j.last_error AS error
    FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE j.last_error IS NOT NULL AND j.attempts BETWEEN 1 AND j.max_attempts - 1
    ORDER BY j.id`;
  const conditions = new Map<string, Condition>();
  for (const { task, about, attempts, error } of jobs) {
    const area = areaOf(task, about);
    if (area === null || area === 'upkeep') continue;
    const [kind, key, since] = [`${area}-failing`, causeOf(error), failingSince(attempts, now)];
    const known = conditions.get(kind + key) ?? { since, figures: { jobs: 0, attempts, task } };
    conditions.set(kind + key, {
      kind,
      key,
      since: min([since, known.since]),
      figures: {
        ...known.figures,
        jobs: Number(known.figures.jobs) + 1,
        attempts: Math.max(Number(known.figures.attempts), attempts),
      },
    });
  }
  return [...conditions.values()];
}

/** The message itself may quote personal data. Ids and numbers differ from job to job. */
function causeOf(error: string): string {
  const text = error.replace(/[\da-f]{8}[\da-f-]*|\d+/gi, '');
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

const LONGEST_WAIT_SECONDS = LONGEST_WAIT_MINUTES * 60;

/**
 * Estimates since when a job has failed: the queue waits e^attempt seconds after each attempt. For a job whose cause, and so its
 * alert, changes with each attempt.
 */
export function failingSince(attempts: number, now: Date): Date {
  let seconds = 0;
  for (let attempt = 1; attempt < attempts; attempt += 1) seconds += Math.min(Math.exp(attempt), LONGEST_WAIT_SECONDS);
  return new Date(now.getTime() - seconds * 1000);
}
