import 'server-only';
import { db } from '@/lib/db';
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
};

/** Sold hours in which the firm's calendar has another event by now. A person has to move one of both. */
export function findOverlappedAppointments(now: Date): Promise<OverlappedAppointment[]> {
  return db().$queryRaw<OverlappedAppointment[]>`
    SELECT b.id, b.order_id AS "orderId", b.starts_at AS "startsAt", b.ends_at AS "endsAt", b.customer_name AS "customerName",
      coalesce(p.name, ${FIRST_CONSULTATION_NAME}) AS title
    FROM bookings b LEFT JOIN products p ON p.id = b.product_id
    WHERE b.status = 'confirmed' AND b.starts_at > ${now}::timestamptz AND EXISTS (
      SELECT FROM busy_events e WHERE e.starts_at < b.ends_at AND b.starts_at < e.ends_at)
    ORDER BY b.starts_at`;
}
