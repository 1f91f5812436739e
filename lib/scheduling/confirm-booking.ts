import 'server-only';
import { v7 as uuid } from 'uuid';
import type { Db } from '@/lib/db';
import type { Booking } from '@/lib/generated/prisma/client';
import { endStaleHolds } from './stale-holds';

type ConfirmedBooking = { id: string; bookingType: string | null };
export type Confirmation =
  | { kind: 'confirmed'; booking: ConfirmedBooking }
  | { kind: 'hour-lost' }
  | { kind: 'no-appointment' };

/** Makes the order's pending hour definite. An hour that was given up before the money came is taken again if it is still free. */
export async function confirmBooking(tx: Db, orderId: string, now: Date): Promise<Confirmation> {
  const [confirmed] = await tx.booking.updateManyAndReturn({
    where: { orderId, status: 'pending' },
    data: { status: 'confirmed', expiresAt: null },
    select: { id: true, bookingType: true },
  });
  if (confirmed) return { kind: 'confirmed', booking: confirmed };

  const lost = await tx.booking.findFirst({ where: { orderId }, orderBy: { createdAt: 'desc' } });
  if (!lost) return { kind: 'no-appointment' };
  const retaken = lost.startsAt > now ? await retake(tx, lost, now) : undefined;
  return retaken ? { kind: 'confirmed', booking: retaken } : { kind: 'hour-lost' };
}

// A new row: an UPDATE that violates the exclusion constraint would abort the transaction that records the money.
async function retake(tx: Db, lost: Booking, now: Date): Promise<ConfirmedBooking | undefined> {
  const rows = await tx.$queryRaw<ConfirmedBooking[]>`
    WITH ${endStaleHolds(lost, now)}
    INSERT INTO bookings (id, order_id, product_id, status, starts_at, ends_at, duration, booking_type, notes,
      customer_name, customer_email, customer_phone, created_at, updated_at)
    SELECT ${uuid()}::uuid, b.order_id, b.product_id, 'confirmed', b.starts_at, b.ends_at, b.duration, b.booking_type, b.notes,
      b.customer_name, b.customer_email, b.customer_phone, ${now}::timestamptz, ${now}::timestamptz
    FROM bookings b, (SELECT count(*) FROM stale) AS first
    WHERE b.id = ${lost.id}::uuid
    ON CONFLICT ON CONSTRAINT bookings_no_overlap DO NOTHING
    RETURNING id, booking_type AS "bookingType"`;
  return rows[0];
}
