import 'server-only';
import { db } from '@/lib/server/db';
import { TIMESTAMP_MAX_AGE_MS } from './form-timestamp';

export async function purgeUsedTimestamps(now: Date): Promise<void> {
  const before = new Date(now.getTime() - TIMESTAMP_MAX_AGE_MS);
  await db().usedFormTimestamp.deleteMany({ where: { usedAt: { lt: before } } });
}
