import 'server-only';
import type { Db } from '@/lib/db';
import { Prisma } from '@/lib/generated/prisma/client';
import type { Interval } from './slots';

/**
 * A CTE named `stale` that ends overdue holds on this interval, for a statement that then claims it. The statement must
 * select from `stale`: only then does PostgreSQL finish it first.
 */
export function endStaleHolds({ startsAt, endsAt }: Interval, now: Date): Prisma.Sql {
  return Prisma.sql`
    stale AS (
      UPDATE bookings SET status = 'expired', updated_at = ${now}::timestamptz
      WHERE status = 'held' AND expires_at <= ${now}::timestamptz
        AND tstzrange(starts_at, ends_at, '[)') && tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz, '[)')
      RETURNING 1
    )`;
}

/** The sweep: ends every overdue hold. Hours that already belong to an order are not holds; orders end those. */
export async function expireStaleHolds(db: Db, now: Date): Promise<number> {
  const { count } = await db.booking.updateMany({
    where: { status: 'held', expiresAt: { lte: now } },
    data: { status: 'expired' },
  });
  return count;
}
