import 'server-only';
import { db, sqlState } from '@/lib/db';
import { Prisma } from '@/lib/generated/prisma/client';
import type { Cents } from '@/lib/money';
import { type ClaimAnswer, claimVerdict, roomForClaims } from '@/lib/scheduling/open-claims';
import { releaseHold } from '@/lib/scheduling/release-hold';
import type { Interval } from '@/lib/scheduling/slots';
import { endStaleHolds } from '@/lib/scheduling/stale-holds';
import { hashToken } from '@/lib/security/token';
import type { BookingType } from './schema';

type NewOrder = {
  id: string;
  productId: string;
  userId: string | undefined;
  customer: { fullName: string; email: string; phone?: string | undefined };
  amount: Cents;
  checkoutExpiresAt: Date;
  idempotencyKeyHash: string | null;
  fingerprint: string;
};

export type NewAppointment = Interval & {
  id: string;
  /** Minutes. */
  duration: number;
  type: BookingType;
  notes: string | undefined;
  holdToken: string | undefined;
  networkHash: string;
  /** End of the claim on the hour, unless it is paid. */
  expiresAt: Date;
};

const UNIQUE_VIOLATION = '23505';

type Claimed = 'stored' | 'slot-taken' | 'too-many-claims' | 'key-used';

/**
 * Stores the order together with its hour, or neither. Order and claim are one statement: it needs no transaction of its
 * own, and the exclusion constraint decides between simultaneous buyers.
 */
export async function claimOrder(order: NewOrder, appointment: NewAppointment | null, now: Date): Promise<Claimed> {
  try {
    if (!appointment) return (await insertOrder(order, now)) ? 'stored' : 'slot-taken';
    if (appointment.holdToken) {
      const held = await claimHeldHour(order, appointment, appointment.holdToken, now);
      if (held !== 'slot-taken') return held;
      // A hold for another hour, or one that has run out, must not stand in its owner's way.
      await releaseHold(db(), appointment.holdToken);
    }
    return await claimFreeHour(order, appointment, now);
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return 'key-used';
    throw error;
  }
}

async function insertOrder(order: NewOrder, now: Date): Promise<boolean> {
  const source = Prisma.sql`(SELECT 1) AS claim`;
  return (await db().$executeRaw`${orderInsert(order, now, source)}`) === 1;
}

async function claimHeldHour(
  order: NewOrder,
  appointment: NewAppointment,
  holdToken: string,
  now: Date,
): Promise<ClaimedHour> {
  const answer = await db().$queryRaw<ClaimAnswer[]>`
    WITH ${roomForClaims({ email: order.customer.email }, now)}, claim AS (
      UPDATE bookings SET status = 'pending', order_id = ${order.id}::uuid, booking_type = ${appointment.type},
        notes = ${appointment.notes ?? null}, customer_name = ${order.customer.fullName},
        customer_email = ${order.customer.email}, customer_phone = ${order.customer.phone ?? null},
        expires_at = ${appointment.expiresAt}::timestamptz, updated_at = ${now}::timestamptz
      WHERE hold_token_hash = ${hashToken(holdToken)} AND status = 'held' AND expires_at > ${now}::timestamptz
        AND product_id = ${order.productId}::uuid
        AND starts_at = ${appointment.startsAt}::timestamptz AND ends_at = ${appointment.endsAt}::timestamptz
        AND (SELECT "left" FROM room)
      RETURNING 1
    ), ${placedOrder(order, now)}`;
  return claimedHour(answer);
}

async function claimFreeHour(order: NewOrder, appointment: NewAppointment, now: Date): Promise<ClaimedHour> {
  const claimant = { networkHash: appointment.networkHash, email: order.customer.email };
  const answer = await db().$queryRaw<ClaimAnswer[]>`
    WITH ${endStaleHolds(appointment, now)}, ${roomForClaims(claimant, now)}, claim AS (
      INSERT INTO bookings (id, order_id, product_id, status, starts_at, ends_at, duration, booking_type, notes,
        customer_name, customer_email, customer_phone, claimant_hash, expires_at, created_at, updated_at)
      SELECT ${appointment.id}::uuid, ${order.id}::uuid, ${order.productId}::uuid, 'pending', ${appointment.startsAt}::timestamptz,
        ${appointment.endsAt}::timestamptz, ${appointment.duration}::int, ${appointment.type}, ${appointment.notes ?? null},
        ${order.customer.fullName}, ${order.customer.email}, ${order.customer.phone ?? null}, ${appointment.networkHash},
        ${appointment.expiresAt}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
      FROM (SELECT count(*) FROM stale) AS first, room WHERE room."left"
      ON CONFLICT ON CONSTRAINT bookings_no_overlap DO NOTHING
      RETURNING 1
    ), ${placedOrder(order, now)}`;
  return claimedHour(answer);
}

type ClaimedHour = Exclude<Claimed, 'key-used'>;

function claimedHour(answer: ClaimAnswer[]): ClaimedHour {
  const verdict = claimVerdict(answer);
  return verdict === 'taken' ? 'stored' : verdict;
}

/** Ends a statement whose `claim` has a row if the hour was got, and whose `room` says whether it was allowed. */
function placedOrder(order: NewOrder, now: Date): Prisma.Sql {
  return Prisma.sql`placed AS (${orderInsert(order, now, Prisma.sql`claim`)} RETURNING 1)
    SELECT room."left", (SELECT count(*) FROM placed) AS taken FROM room`;
}

/** Inserts the order once if `source` has a row. A user id counts only if it belongs to the buyer's mailbox. */
function orderInsert(order: NewOrder, now: Date, source: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    INSERT INTO orders (id, product_id, user_id, customer_name, customer_email, customer_phone, total_amount,
      checkout_expires_at, idempotency_key_hash, request_fingerprint, created_at, updated_at)
    SELECT ${order.id}::uuid, ${order.productId}::uuid,
      (SELECT id FROM users WHERE id = ${order.userId ?? null}::uuid AND email = ${order.customer.email}),
      ${order.customer.fullName}, ${order.customer.email}, ${order.customer.phone ?? null}, ${order.amount}::int,
      ${order.checkoutExpiresAt}::timestamptz, ${order.idempotencyKeyHash}, ${order.fingerprint}, ${now}::timestamptz,
      ${now}::timestamptz
    FROM ${source}`;
}
