import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import type { Condition } from '@/lib/server/condition';
import { sqlQuery } from '@/lib/server/db';
import { MAX_BYTES_A_DAY, MAX_CONSULTATIONS_A_DAY, startOfDay, storedToday } from './day-ceiling';
import { MAX_TOTAL_SIZE } from './file-rules';

const NEAR = 0.8;

/** What staff read: each figure is divided by `unit`. */
const COUNTED = {
  consultations: { counted: 'consultas', unit: 1 },
  bytes: { counted: 'MB de archivos', unit: 1024 ** 2 },
};

/** Nearly or wholly used ceilings of the day. The one of files is reached when the largest upload does not fit any more. */
export async function reachedCeilings(now: Date): Promise<Condition[]> {
  const { consultations, bytes } = await storedToday(now);
  const found = await Promise.all([
    conditionOf('consultations', consultations, MAX_CONSULTATIONS_A_DAY, MAX_CONSULTATIONS_A_DAY, now),
    conditionOf('bytes', bytes, MAX_BYTES_A_DAY, MAX_BYTES_A_DAY - MAX_TOTAL_SIZE, now),
  ]);
  return found.flat();
}

async function conditionOf(
  key: keyof typeof RUNNING_TOTALS,
  used: number,
  ceiling: number,
  reachedAt: number,
  now: Date,
): Promise<Condition[]> {
  const isReached = used >= reachedAt;
  if (!isReached && used < NEAR * ceiling) return [];
  const threshold = isReached ? reachedAt : NEAR * ceiling;
  const since = await crossedAt(key, threshold, now);
  const kind = isReached ? 'consultation-ceiling-reached' : 'consultation-ceiling-near';
  const { counted, unit } = COUNTED[key];
  const figures = { counted, used: Math.round(used / unit), ceiling: Math.round(ceiling / unit) };
  return [{ kind, key, since, figures }];
}

const RUNNING_TOTALS = {
  consultations: Prisma.sql`count(*) OVER (ORDER BY c.created_at, c.id)`,
  bytes: Prisma.sql`sum((SELECT coalesce(sum(f.size), 0) FROM consultation_files f WHERE f.consultation_id = c.id))
    OVER (ORDER BY c.created_at, c.id)`,
};

async function crossedAt(key: keyof typeof RUNNING_TOTALS, threshold: number, now: Date): Promise<Date> {
  const [row] = await sqlQuery<{ since: Date | null }>(Prisma.sql`
    SELECT min(created_at) AS since
    FROM (SELECT c.created_at, ${RUNNING_TOTALS[key]} AS total FROM consultations c WHERE c.created_at >= ${startOfDay(now)}) t
    WHERE total >= ${threshold}`);
  return row?.since ?? now;
}
