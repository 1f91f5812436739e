import 'server-only';
import { db } from '@/lib/db';
import { Prisma } from '@/lib/generated/prisma/client';
import { SOME_WORKER_IS_PRESENT } from './worker-presence';

/** False if no process runs jobs, or jobs that were due two minutes ago have still not been started. */
export async function jobsAreRunning(): Promise<boolean> {
  const [presence] = await db().$queryRaw<{ present: boolean }[]>(Prisma.raw(SOME_WORKER_IS_PRESENT));
  const [queue] = await db().$queryRaw<{ late: boolean }[]>`
    SELECT EXISTS (
      SELECT 1 FROM graphile_worker._private_jobs WHERE is_available AND run_at < now() - interval '2 minutes'
    ) AS late`;
  return presence?.present === true && queue?.late === false;
}
