import 'server-only';
import { db } from '@/lib/server/db';

/** Whether there is a job with this key, also one that has been given up. */
export async function hasJob(jobKey: string): Promise<boolean> {
  const jobs = await db().$queryRaw<unknown[]>`SELECT 1 FROM graphile_worker.jobs WHERE key = ${jobKey} LIMIT 1`;
  return jobs.length > 0;
}
