import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { db } from '@/lib/db';
import { Prisma } from '@/lib/generated/prisma/client';
import { SOME_WORKER_IS_PRESENT } from './worker-presence';

// Shorter than the five seconds after which the Dockerfile's health check fails.
const DATABASE_TIMEOUT_MS = 3_000;

/** False if no process runs jobs, or a job has been due for two minutes. Throws after DATABASE_TIMEOUT_MS. */
export async function jobsAreRunning(): Promise<boolean> {
  const healthy = await Promise.race([queryJobHealth(), pause(DATABASE_TIMEOUT_MS, undefined, { ref: false })]);
  if (healthy === undefined) throw new Error('The database does not answer');
  return healthy;
}

async function queryJobHealth(): Promise<boolean> {
  const [presence] = await db().$queryRaw<{ present: boolean }[]>(Prisma.raw(SOME_WORKER_IS_PRESENT));
  const [queue] = await db().$queryRaw<{ overdue: boolean }[]>`
    SELECT EXISTS (
      SELECT 1 FROM graphile_worker._private_jobs WHERE is_available AND run_at < now() - interval '2 minutes'
    ) AS overdue`;
  return presence?.present === true && queue?.overdue === false;
}
