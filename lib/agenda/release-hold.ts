import 'server-only';
import type { Db } from '@/lib/server/db';
import { hashToken } from '@/lib/server/security/token';

export async function releaseHold(db: Db, holdToken: string): Promise<boolean> {
  const { count } = await db.booking.updateMany({
    where: { holdTokenHash: hashToken(holdToken), status: 'held' },
    data: { status: 'released' },
  });
  return count === 1;
}
