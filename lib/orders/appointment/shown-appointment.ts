import 'server-only';
import { sqlQuery } from '@/lib/db';
import { Prisma } from '@/lib/generated/prisma/client';
import { isLinkOutOfDate } from '../order-page/linked-order';
import { isOrderToken, orderOfToken } from '../order-page/order-link';

export type ShownAppointment = { bookingId: string; icsSequence: number; duration: number; isOnline: boolean };

type Row = {
  linkVersion: number;
  linkRenewedAt: Date | null;
  paidAt: Date | null;
  bookingId: string | null;
  icsSequence: number;
  duration: number;
  isOnline: boolean;
};

/** What the holder of a link can change, in one statement without Prisma: many may want one hour at once. */
export async function findShownAppointment(
  token: string,
  now: Date,
): Promise<{ orderId: string; appointment: ShownAppointment | null } | null> {
  const orderId = orderOfToken(token);
  if (!orderId) return null;
  const [row] = await sqlQuery<Row>(Prisma.sql`
    WITH linked AS (SELECT * FROM orders WHERE id = ${orderId}::uuid)
    SELECT linked.link_version AS "linkVersion", linked.link_renewed_at AS "linkRenewedAt", linked.paid_at AS "paidAt",
      b.id AS "bookingId", b.ics_sequence AS "icsSequence", b.duration, b.booking_type = 'online' AS "isOnline"
    FROM linked LEFT JOIN bookings b ON b.order_id = linked.id AND b.status = 'confirmed'`);
  if (!row?.paidAt || !isOrderToken(token, { id: orderId, linkVersion: row.linkVersion })) return null;
  if (isLinkOutOfDate({ paidAt: row.paidAt, linkRenewedAt: row.linkRenewedAt }, now)) return null;
  const { bookingId, icsSequence, duration, isOnline } = row;
  return { orderId, appointment: bookingId ? { bookingId, icsSequence, duration, isOnline } : null };
}
