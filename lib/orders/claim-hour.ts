import 'server-only';
import { type ClaimRefusal, type ClaimRow, claimLimit, claimRefusal, WITHIN_LIMIT } from '@/lib/agenda/claim-limit';
import { overdueHoldsExpired } from '@/lib/agenda/expire-overdue-holds';
import { insertBooking } from '@/lib/agenda/insert-booking';
import { releaseHold } from '@/lib/agenda/release-hold';
import { roomInDay } from '@/lib/agenda/rules/room-in-day';
import type { SchedulingRules } from '@/lib/agenda/rules/scheduling-rules';
import { type Interval, type SlotRefusal, slotRefusal } from '@/lib/agenda/slots';
import { Prisma } from '@/lib/generated/prisma/client';
import { db, sqlQuery } from '@/lib/server/db';
import type { Claimant } from '@/lib/server/security/claimant';
import { hashToken } from '@/lib/server/security/token';
import type { AppointmentMode } from '@/lib/shared/appointment-mode';
import { madridDate, madridTime } from '@/lib/shared/madrid-time';
import { orderInsert, unlessKeyUsed } from './insert-order';
import type { NewOrder } from './new-order';

export type NewAppointment = Interval & {
  id: string;
  durationMinutes: number;
  type: AppointmentMode;
  notes: string | undefined;
  holdToken: string | undefined;
  claimant: Claimant;
  expiresAt: Date;
};

type Claimed = 'stored' | ClaimRefusal | SlotRefusal;

/**
 * One statement stores order and booking, or neither: the exclusion constraint decides between concurrent buyers. The firm's rules are
 * for free hours: one that a buyer holds is the buyer's.
 */
export async function claimHour(
  order: NewOrder,
  appointment: NewAppointment,
  rules: SchedulingRules,
  now: Date,
): Promise<Claimed | 'key-used'> {
  return unlessKeyUsed(async () => {
    if (appointment.holdToken) {
      const claimed = await claimHeldHour(order, appointment, appointment.holdToken, rules, now);
      if (claimed !== 'slot-taken') return claimed;
      // A hold on another hour, or an overdue one, must not block its own buyer.
      await releaseHold(db(), appointment.holdToken);
    }
    const refusal = refusalOf(appointment, rules, now);
    return refusal ?? claimFreeHour(order, appointment, rules, now);
  });
}

async function claimHeldHour(
  order: NewOrder,
  appointment: NewAppointment,
  holdToken: string,
  rules: SchedulingRules,
  now: Date,
): Promise<Claimed> {
  const rows = await sqlQuery<ClaimRow>(Prisma.sql`
    WITH ${claimLimit({ kind: 'held-order', ...claimOf(order, appointment), rules }, now)}, claim AS (
      UPDATE bookings SET status = 'pending', order_id = ${order.id}::uuid, booking_type = ${appointment.type},
        notes = ${appointment.notes ?? null}, customer_name = ${order.customer.fullName},
        customer_email = ${order.customer.email}, customer_phone = ${order.customer.phone ?? null},
        expires_at = ${appointment.expiresAt}::timestamptz, updated_at = ${now}::timestamptz
      WHERE hold_token_hash = ${hashToken(holdToken)} AND status = 'held' AND expires_at > ${now}::timestamptz
        AND product_id = ${order.productId}::uuid
        AND starts_at = ${appointment.startsAt}::timestamptz AND ends_at = ${appointment.endsAt}::timestamptz
        AND ${WITHIN_LIMIT}
      RETURNING 1
    ), ${orderOfClaim(order, now)}`);
  return claimRefusal(rows) ?? 'stored';
}

function refusalOf(
  { startsAt, durationMinutes }: NewAppointment,
  rules: SchedulingRules,
  now: Date,
): SlotRefusal | null {
  return slotRefusal(madridDate(startsAt), madridTime(startsAt), durationMinutes, now, rules);
}

async function claimFreeHour(
  order: NewOrder,
  appointment: NewAppointment,
  rules: SchedulingRules,
  now: Date,
): Promise<Claimed> {
  const booking = pendingBooking(order, appointment);
  const source = Prisma.sql`(SELECT count(*) FROM overdue) AS first, claim_limit
    WHERE claim_limit.allowed AND ${roomInDay(booking, rules, now)}`;
  const rows = await sqlQuery<ClaimRow>(Prisma.sql`
    WITH ${claimLimit({ kind: 'order', ...claimOf(order, appointment), rules }, now)},
      ${overdueHoldsExpired(booking, now, WITHIN_LIMIT)}, claim AS (${insertBooking(booking, now, source)} RETURNING 1),
      ${orderOfClaim(order, now)}`);
  return claimRefusal(rows) ?? 'stored';
}

function claimOf({ customer }: NewOrder, { claimant, startsAt, endsAt, durationMinutes }: NewAppointment) {
  return { claimant, email: customer.email, startsAt, endsAt, duration: durationMinutes };
}

/** Ends a statement that has the CTEs `claim_limit` and `claim`: inserts the order if `claim` has a row. */
function orderOfClaim(order: NewOrder, now: Date): Prisma.Sql {
  return Prisma.sql`placed AS (${orderInsert(order, now, Prisma.sql`claim`)} RETURNING 1)
    SELECT claim_limit.allowed, claim_limit.cooling, (SELECT count(*) FROM placed)::int AS claimed FROM claim_limit`;
}

function pendingBooking({ id: orderId, productId, customer }: NewOrder, appointment: NewAppointment) {
  return {
    id: appointment.id,
    kind: 'purchase',
    orderId,
    productId,
    status: 'pending',
    startsAt: appointment.startsAt,
    endsAt: appointment.endsAt,
    duration: appointment.durationMinutes,
    bookingType: appointment.type,
    notes: appointment.notes ?? null,
    customerName: customer.fullName,
    customerEmail: customer.email,
    customerPhone: customer.phone ?? null,
    claimant: appointment.claimant,
    expiresAt: appointment.expiresAt,
  } as const;
}
