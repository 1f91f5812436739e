import 'server-only';
import type { Db } from '@/lib/db';
import { hashToken } from '@/lib/security/token';

export async function releaseHold(db: Db, holdToken: string): Promise<boolean> {
  const { count } = await db.booking.updateMany({
    where: { holdTokenHash: hashToken(holdToken), status: 'held' },
    data: { status: 'released' },
  });
  return count === 1;
}
