import 'server-only';
import { db } from '@/lib/server/db';

/** Whether a job with this key waits, runs or will be tried again: replacing it would forget its failures. */
export async function isQueued(jobKey: string): Promise<boolean> {
  const jobs = await db().$queryRaw<unknown[]>`
    SELECT 1 FROM graphile_worker.jobs WHERE key = ${jobKey} AND attempts < max_attempts LIMIT 1`;
  return jobs.length > 0;
}
