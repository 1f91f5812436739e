import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import type { Db } from '@/lib/server/db';
import { FIRST_CONSULTATION_NAME } from '../first-consultation-name';
import { LIVE_LIST } from '../live-statuses';
import type { Interval } from '../slots';

/** A confirmed appointment in the time that is to be kept free. */
type MetBooking = Interval & {
  id: string;
  /** Null for a first consultation. */
  orderId: string | null;
  /** The name of the service. */
  title: string;
  customerName: string | null;
};

/** An hour that is kept without payment or confirmation, until `until` at least. */
type MetHold = Interval & { id: string; title: string; until: Date | null };

export type MetClaims = { bookings: MetBooking[]; holds: MetHold[] };

type Row = MetBooking & MetHold & { isConfirmed: boolean };

/** The live claims of visitors that overlap one of these intervals, by their start. Overdue holds claim nothing. */
export async function findMetClaims(db: Db, intervals: readonly Interval[], now: Date): Promise<MetClaims> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT b.id, b.order_id AS "orderId", b.starts_at AS "startsAt", b.ends_at AS "endsAt", b.expires_at AS until,
      b.customer_name AS "customerName", coalesce(p.name, ${FIRST_CONSULTATION_NAME}) AS title,
      b.status = 'confirmed' AS "isConfirmed"
    FROM bookings b LEFT JOIN products p ON p.id = b.product_id
    WHERE b.status IN ${Prisma.raw(LIVE_LIST)} AND b.kind <> 'block'
      AND NOT (b.status = 'held' AND b.expires_at <= ${now}::timestamptz)
      AND tstzrange(b.starts_at, b.ends_at, '[)') && ${instantRanges(intervals)}::tstzmultirange
    ORDER BY b.starts_at`;
  const bookings = rows.filter(({ isConfirmed }) => isConfirmed);
  const holds = rows.filter(({ isConfirmed }) => !isConfirmed);
  return {
    bookings: bookings.map(({ id, orderId, startsAt, endsAt, title, customerName }) => {
      return { id, orderId, startsAt, endsAt, title, customerName };
    }),
    holds: holds.map(({ id, startsAt, endsAt, title, until }) => ({ id, startsAt, endsAt, title, until })),
  };
}

/** Formats intervals as a tstzmultirange of PostgreSQL. */
export function instantRanges(intervals: readonly Interval[]): string {
  const ranges = intervals.map(({ startsAt, endsAt }) => `[${startsAt.toISOString()},${endsAt.toISOString()})`);
  return `{${ranges.join(',')}}`;
}
