import 'server-only';
import type { Db } from '@/lib/server/db';

/**
 * In the caller's transaction. A job that the queue has given up stays under no key when another one takes its place, and would be told
 * as given up for good: so it goes first. Nothing if there is none.
 */
export async function dropJob(tx: Db, jobKey: string): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM graphile_worker.remove_job(${jobKey}::text)`;
}
