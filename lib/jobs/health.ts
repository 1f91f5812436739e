import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { db } from '@/lib/db';
import { Prisma } from '@/lib/generated/prisma/client';
import { SOME_WORKER_IS_PRESENT } from './worker-presence';

// Shorter than the patience of whoever asks: the Dockerfile's check takes no answer within five seconds for a hanging server.
const PATIENCE_MS = 3_000;

/**
 * False if no process runs jobs, or jobs that were due two minutes ago have still not been started. Throws if the database
 * does not say so within three seconds.
 */
export async function jobsAreRunning(): Promise<boolean> {
  const answer = await Promise.race([askDatabase(), pause(PATIENCE_MS, undefined, { ref: false })]);
  if (answer === undefined) throw new Error('The database does not answer');
  return answer;
}

async function askDatabase(): Promise<boolean> {
  const [presence] = await db().$queryRaw<{ present: boolean }[]>(Prisma.raw(SOME_WORKER_IS_PRESENT));
  const [queue] = await db().$queryRaw<{ late: boolean }[]>`
    SELECT EXISTS (
      SELECT 1 FROM graphile_worker._private_jobs WHERE is_available AND run_at < now() - interval '2 minutes'
    ) AS late`;
  return presence?.present === true && queue?.late === false;
}
