import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import type { Db } from '@/lib/server/db';
import type { Interval } from './slots';

/** A CTE for a claim of this interval. The claim must select from `overdue`: only then does PostgreSQL run it first. */
export function overdueHoldsExpired(
  { startsAt, endsAt }: Interval,
  now: Date,
  condition: Prisma.Sql = Prisma.sql`true`,
): Prisma.Sql {
  return Prisma.sql`
    overdue AS (
      UPDATE bookings SET status = 'expired', updated_at = ${now}::timestamptz
      WHERE status = 'held' AND expires_at <= ${now}::timestamptz
        AND tstzrange(starts_at, ends_at, '[)') && tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz, '[)')
        AND ${condition}
      RETURNING 1
    )`;
}

/** Expires every overdue hold and returns how many. The pending claim of an order is not a hold: the order's end frees it. */
export async function expireOverdueHolds(db: Db, now: Date): Promise<number> {
  const { count } = await db.booking.updateMany({
    where: { status: 'held', expiresAt: { lte: now } },
    data: { status: 'expired' },
  });
  return count;
}
