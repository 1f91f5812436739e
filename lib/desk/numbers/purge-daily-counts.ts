import 'server-only';
import { db } from '@/lib/server/db';
import { madridDate } from '@/lib/shared/madrid-time';
import { DAILY_COUNT_RETENTION_YEARS } from '@/lib/shared/retention';

export async function purgeDailyCounts(now: Date): Promise<void> {
  const year = Number(madridDate(now).slice(0, 4)) - DAILY_COUNT_RETENTION_YEARS;
  const where = { day: { lt: new Date(`${year}-01-01T00:00:00Z`) } };
  await db().dailyCount.deleteMany({ where });
  await db().freeHourCount.deleteMany({ where });
}
