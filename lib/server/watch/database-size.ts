import 'server-only';
import type { Condition } from '@/lib/server/condition';
import { db } from '@/lib/server/db';
import { serverEnv } from '@/lib/shared/env';
import { GIGABYTE } from './gigabyte';

/** Bytes. */
export async function databaseSize(): Promise<number> {
  const [database] = await db().$queryRaw<{ size: bigint }[]>`SELECT pg_database_size(current_database()) AS size`;
  return Number(database?.size ?? 0);
}

export async function largeDatabase(now: Date): Promise<Condition[]> {
  const limit = serverEnv().DATABASE_ALERT_GB;
  const gigabytes = (await databaseSize()) / GIGABYTE;
  if (gigabytes < limit) return [];
  const figures = { gigabytes: Number(gigabytes.toFixed(1)), limit };
  return [{ kind: 'database-large', key: 'database', since: now, figures }];
}
