import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import { isAttended } from '@/lib/private/desk-log/attended';
import { db } from '@/lib/server/db';
import { FIRST_CONSULTATION_NAME } from '../first-consultation-name';
import type { Interval } from '../slots';

/** Other events of the firm's calendar, by their start. */
export function findBusyEvents(from: Date, to: Date): Promise<Interval[]> {
  return db().$queryRaw<Interval[]>`
    SELECT starts_at AS "startsAt", ends_at AS "endsAt" FROM busy_events
    WHERE starts_at < ${to}::timestamptz AND ends_at > ${from}::timestamptz ORDER BY starts_at`;
}

export type BusyCalendarState = { readAt: Date | null; failingSince: Date | null };

export async function findBusyCalendarState(): Promise<BusyCalendarState> {
  const row = await db().busyCalendar.findUnique({ where: { id: 1 } });
  return { readAt: row?.readAt ?? null, failingSince: row?.failingSince ?? null };
}

export type OverlappedAppointment = Interval & {
  id: string;
  orderId: string | null;
  title: string;
  customerName: string | null;
  /** One for each event of the calendar, at its time and at that of the appointment. */
  occurrences: string[];
};

/** The need of such an appointment. */
export const OVERLAP = 'overlap';

/**
 * Sold hours in which the firm's calendar has another event by now. A person moves one of both, or says that both can be: then it
 * comes back with another event, or at another time.
 */
export function findOverlappedAppointments(
  now: Date,
  bookingId: string | null = null,
): Promise<OverlappedAppointment[]> {
  const occurrence = Prisma.sql`md5(concat_ws(' ', b.id, b.starts_at, e.id, e.starts_at, e.ends_at))`;
  return db().$queryRaw<OverlappedAppointment[]>`
    SELECT b.id, b.order_id AS "orderId", b.starts_at AS "startsAt", b.ends_at AS "endsAt", b.customer_name AS "customerName",
      coalesce(p.name, ${FIRST_CONSULTATION_NAME}) AS title, array_agg(${occurrence}) AS occurrences
    FROM bookings b JOIN busy_events e ON e.starts_at < b.ends_at AND b.starts_at < e.ends_at
      LEFT JOIN products p ON p.id = b.product_id
    WHERE b.status = 'confirmed' AND b.starts_at > ${now}::timestamptz AND (${bookingId}::uuid IS NULL OR b.id = ${bookingId}::uuid)
      AND NOT ${isAttended(OVERLAP, occurrence)}
    GROUP BY b.id, p.name ORDER BY b.starts_at`;
}
