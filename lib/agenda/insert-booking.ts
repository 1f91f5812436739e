import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import type { Db } from '@/lib/server/db';
import type { Claimant } from '@/lib/server/security/claimant';
import { overdueHoldsExpired } from './expire-overdue-holds';
import { findObstacle } from './obstacles/find-obstacle';
import type { Obstacle } from './obstacles/obstacle';
import { roomInDay } from './rules/room-in-day';
import type { SchedulingRules } from './rules/scheduling-rules';
import type { Interval } from './slots';

/** What an hour is kept for. A block is the firm's own. */
export type BookingKind = 'purchase' | 'first-consultation' | 'block';

/** What is left out does not apply yet: a hold has no order and no customer, a confirmed booking no expiry. */
export type NewBooking = Interval & {
  id: string;
  kind: BookingKind;
  orderId?: string | null;
  productId?: string | null;
  consultationId?: string | null;
  status: 'held' | 'pending' | 'confirmed';
  /** Minutes. */
  duration: number;
  bookingType?: string | null;
  notes?: string | null;
  customerName?: string | null;
  customerEmail?: string | null;
  customerPhone?: string | null;
  holdTokenHash?: string | null;
  claimant?: Claimant | null;
  expiresAt?: Date | null;
};

/** Claims a free hour in the caller's transaction. Null once the booking has it, otherwise what is in its way; `rules` null: of the firm itself. */
export async function claimHourOrTell(
  tx: Db,
  booking: NewBooking,
  rules: SchedulingRules | null,
  now: Date,
): Promise<Obstacle | null> {
  if (await insertIfFree(tx, booking, now, rules ? roomInDay(booking, rules, now) : undefined)) return null;
  return findObstacle(booking, rules, now, { query: (statement) => tx.$queryRaw(statement) });
}

/** Whether no live claim has the hour and `room` holds: the booking has it then. In the caller's transaction. */
export async function insertIfFree(tx: Db, booking: NewBooking, now: Date, room = Prisma.sql`true`): Promise<boolean> {
  const source = Prisma.sql`(SELECT count(*) FROM overdue) AS first WHERE ${room}`;
  const rows = await tx.$queryRaw<unknown[]>`
    WITH ${overdueHoldsExpired(booking, now)} ${insertBooking(booking, now, source)} RETURNING 1`;
  return rows.length > 0;
}

/** Inserts once per row of `source` (FROM list, WHERE). On overlap nothing: an error would abort the transaction. */
export function insertBooking(booking: NewBooking, now: Date, source: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    INSERT INTO bookings (id, kind, order_id, product_id, consultation_id, status, starts_at, ends_at, duration, booking_type, notes,
      customer_name, customer_email, customer_phone, hold_token_hash, claimant_hash, claimant_site_hash,
      claimant_prefix_hash, expires_at, created_at, updated_at)
    SELECT ${booking.id}::uuid, ${booking.kind}, ${booking.orderId ?? null}::uuid, ${booking.productId ?? null}::uuid,
      ${booking.consultationId ?? null}::uuid, ${booking.status}::booking_status,
      ${booking.startsAt}::timestamptz, ${booking.endsAt}::timestamptz, ${booking.duration}::int, ${booking.bookingType ?? null},
      ${booking.notes ?? null}, ${booking.customerName ?? null}, ${booking.customerEmail ?? null}, ${booking.customerPhone ?? null},
      ${booking.holdTokenHash ?? null}, ${booking.claimant?.network ?? null}, ${booking.claimant?.site ?? null},
      ${booking.claimant?.prefix ?? null}, ${booking.expiresAt ?? null}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    FROM ${source}
    ON CONFLICT ON CONSTRAINT bookings_no_overlap DO NOTHING`;
}
