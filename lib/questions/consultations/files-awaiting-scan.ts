import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import type { Condition } from '@/lib/server/condition';
import { sqlQuery } from '@/lib/server/db';

/** Two rounds of the job that asks the scanner again. */
const GRACE_MS = 10 * 60_000;

type Waiting = { files: number; consultations: number; since: Date | null };

/** Consultations that are not delivered because the virus scanner has not looked at their files. */
export async function filesAwaitingScan(now: Date): Promise<Condition[]> {
  const [waiting] = await sqlQuery<Waiting>(Prisma.sql`
    SELECT count(*)::int AS files, count(DISTINCT c.id)::int AS consultations, min(c.created_at) AS since
    FROM consultation_files f JOIN consultations c ON c.id = f.consultation_id
    WHERE f.awaits_scan`);
  if (!waiting?.since || now.getTime() - waiting.since.getTime() < GRACE_MS) return [];
  const { files, consultations, since } = waiting;
  return [{ kind: 'files-await-scan', key: 'scanner', since, figures: { files, consultations } }];
}
