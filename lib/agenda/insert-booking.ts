import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import type { Claimant } from '@/lib/server/security/claimant';
import type { Interval } from './slots';

/** What an hour is kept for. A block is the firm's own. */
export type BookingKind = 'purchase' | 'first-consultation' | 'block';

/** `null` where the column does not apply yet: a hold has no order and no customer, a confirmed booking no expiry. */
export type NewBooking = Interval & {
  id: string;
  kind: BookingKind;
  orderId: string | null;
  productId: string | null;
  consultationId: string | null;
  status: 'held' | 'pending' | 'confirmed';
  /** Minutes. */
  duration: number;
  bookingType: string | null;
  notes: string | null;
  customerName: string | null;
  customerEmail: string | null;
  customerPhone: string | null;
  holdTokenHash: string | null;
  claimant: Claimant | null;
  expiresAt: Date | null;
};

/** Inserts once per row of `source` (FROM list, WHERE). On overlap nothing: an error would abort the transaction. */
export function insertBooking(booking: NewBooking, now: Date, source: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    INSERT INTO bookings (id, kind, order_id, product_id, consultation_id, status, starts_at, ends_at, duration, booking_type, notes,
      customer_name, customer_email, customer_phone, hold_token_hash, claimant_hash, claimant_site_hash,
      claimant_prefix_hash, expires_at, created_at, updated_at)
    SELECT ${booking.id}::uuid, ${booking.kind}, ${booking.orderId}::uuid, ${booking.productId}::uuid,
      ${booking.consultationId}::uuid, ${booking.status}::booking_status,
      ${booking.startsAt}::timestamptz, ${booking.endsAt}::timestamptz, ${booking.duration}::int, ${booking.bookingType},
      ${booking.notes}, ${booking.customerName}, ${booking.customerEmail}, ${booking.customerPhone},
      ${booking.holdTokenHash}, ${booking.claimant?.network ?? null}, ${booking.claimant?.site ?? null},
      ${booking.claimant?.prefix ?? null}, ${booking.expiresAt}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    FROM ${source}
    ON CONFLICT ON CONSTRAINT bookings_no_overlap DO NOTHING`;
}
