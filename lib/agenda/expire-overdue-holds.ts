import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import type { Db } from '@/lib/server/db';
import { lockedById } from '@/lib/server/locked-by-id';
import type { Interval } from './slots';

/**
 * A condition for rows of `bookings`: the holds of which `where` is true, locked by id. Everything that claims, moves or closes hours takes
 * its locks in one order: `unpaid_claims`, `first-consultations`, `blocks` or `move/{day}`; overdue holds by id; `day/{day}`; the claimed row.
 */
function heldInOrder(where: Prisma.Sql): Prisma.Sql {
  return lockedById('bookings', Prisma.sql`status = 'held' AND ${where}`);
}

function expired(where: Prisma.Sql, now: Date): Prisma.Sql {
  return Prisma.sql`UPDATE bookings SET status = 'expired', updated_at = ${now}::timestamptz WHERE ${heldInOrder(where)}`;
}

/**
 * A CTE for a claim of this interval. The claim must select from `overdue`: only then does PostgreSQL run it first. `condition` is judged
 * before the first row is locked.
 */
export function overdueHoldsExpired(
  { startsAt, endsAt }: Interval,
  now: Date,
  condition: Prisma.Sql = Prisma.sql`true`,
): Prisma.Sql {
  const where = Prisma.sql`expires_at <= ${now}::timestamptz
    AND tstzrange(starts_at, ends_at, '[)') && tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz, '[)')
    AND ${condition}`;
  return Prisma.sql`overdue AS (${expired(where, now)} RETURNING 1)`;
}

/** Expires the holds of which `where` is true and returns how many. The pending claim of an order is not a hold: the order's end frees it. */
export function expireHolds(db: Db, where: Prisma.Sql, now: Date): Promise<number> {
  return db.$executeRaw(expired(where, now));
}

export function expireOverdueHolds(db: Db, now: Date): Promise<number> {
  return expireHolds(db, Prisma.sql`expires_at <= ${now}::timestamptz`, now);
}
