import 'server-only';
import { addSeconds } from 'date-fns';
import { v7 as uuid } from 'uuid';
import { type Db, db, sqlState } from '@/lib/db';
import { grantDownloads } from '@/lib/deliverables/grant-downloads';
import { type Booking, Prisma } from '@/lib/generated/prisma/client';
import { enqueue, enqueueJobs } from '@/lib/jobs/enqueue';
import type { Result } from '@/lib/result';
import { overdueHoldsExpired } from '@/lib/scheduling/expire-overdue-holds';
import { insertBooking, type NewBooking } from '@/lib/scheduling/insert-booking';
import { MEETING_LINK_TIMEOUT_SECONDS } from '@/lib/scheduling/meeting-wait';
import { readRulesForClaim } from '@/lib/scheduling/rules/read-rules';
import { roomInDay } from '@/lib/scheduling/rules/room-in-day';
import type { SchedulingRules } from '@/lib/scheduling/rules/scheduling-rules';
import type { Hour } from '@/lib/scheduling/schema';
import { type Interval, type SlotRefusal, slotInterval, slotRefusal } from '@/lib/scheduling/slots';
import { findOrderToChange } from '../order-page/linked-order';
import { lockChangeableOrder } from './lock-changeable-order';
import { mayChooseAgain } from './may-choose-again';
import { reminderJobs } from './reminder-jobs';
import { MOST_CHOICES } from './rules';

export type ChooseRefusal = SlotRefusal | 'gone' | 'slot-taken' | 'has-one' | 'not-open' | 'no-choice-left';

/** Another live booking of the order: a second press. */
const UNIQUE_VIOLATION = '23505';

/**
 * Gives an order whose appointment was cancelled, or whose hour was lost before the payment, a new one. It is another booking:
 * the meeting and the invitation of the earlier one are gone.
 */
export async function chooseHourAgain(
  token: string,
  { date, time }: Hour,
  now: Date,
): Promise<Result<object, ChooseRefusal>> {
  const order = await findOrderToChange(token, now);
  if (!order) return { ok: false, reason: 'gone' };
  const earlier = await db().booking.findFirst({ where: { orderId: order.id }, orderBy: { createdAt: 'desc' } });
  if (!earlier || !mayChooseAgain(order, now)) return { ok: false, reason: 'not-open' };
  const rules = await readRulesForClaim(now);
  const refusal = slotRefusal(date, time, earlier.duration, now, rules);
  if (refusal) return { ok: false, reason: refusal };
  const hour = slotInterval(date, time, earlier.duration);
  try {
    return await db().$transaction((tx) => choose(tx, order.id, earlier, { hour, rules }, now));
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return { ok: false, reason: 'has-one' };
    throw error;
  }
}

async function choose(
  tx: Db,
  orderId: string,
  earlier: Booking,
  { hour, rules }: { hour: Interval; rules: SchedulingRules },
  now: Date,
): Promise<Result<object, ChooseRefusal>> {
  const order = await lockChangeableOrder(tx, orderId);
  if (!order?.paidAt || !mayChooseAgain({ ...order, paidAt: order.paidAt }, now))
    return { ok: false, reason: 'not-open' };
  if ((await tx.booking.count({ where: { orderId, status: 'confirmed' } })) > 0)
    return { ok: false, reason: 'has-one' };
  const choices = await tx.booking.count({ where: { orderId, confirmedAt: { not: null } } });
  if (choices >= MOST_CHOICES) return { ok: false, reason: 'no-choice-left' };
  const moved = await tx.booking.aggregate({ where: { orderId }, _max: { changes: true } });
  const booking = newBooking(earlier, hour);
  const source = Prisma.sql`(SELECT count(*) FROM overdue) AS first WHERE ${roomInDay(hour, rules, now)}`;
  const rows = await tx.$queryRaw<unknown[]>`
    WITH ${overdueHoldsExpired(hour, now)} ${insertBooking(booking, now, source)} RETURNING 1`;
  if (rows.length === 0) return { ok: false, reason: 'slot-taken' };
  if (order.status === 'needs_attention') await confirmLate(tx, orderId, now);
  // The order's confirmation, if it is still to be sent, is that of this hour too; otherwise the booking has its own.
  const isConfirmed = order.confirmationSentAt !== null;
  // The changes of the earlier hours count: the limit is the order's, not the hour's.
  await tx.booking.update({
    where: { id: booking.id },
    data: { changes: moved._max.changes ?? 0, ...(isConfirmed && { confirmedAt: now }) },
  });
  await announce(tx, orderId, booking, isConfirmed, now);
  return { ok: true };
}

/** The payment had come when its hour was gone: with an hour it is an order as any other. */
async function confirmLate(tx: Db, orderId: string, now: Date): Promise<void> {
  const data = { status: 'confirmed', attentionReason: null } as const;
  const { productId } = await tx.order.update({ where: { id: orderId }, data, select: { productId: true } });
  await grantDownloads(tx, { id: orderId, productId }, now);
}

async function announce(tx: Db, orderId: string, booking: NewBooking, isConfirmed: boolean, now: Date): Promise<void> {
  const { id: bookingId, bookingType } = booking;
  const online = bookingType === 'online';
  if (online) await enqueue(tx, 'create-meeting', { bookingId });
  await enqueue(
    tx,
    'send-order-email',
    { orderId, email: 'confirmation' },
    { jobKey: `confirmation:${orderId}`, runAt: online ? addSeconds(now, MEETING_LINK_TIMEOUT_SECONDS) : now },
  );
  await enqueue(tx, 'send-appointment-email', { bookingId, email: isConfirmed ? 'staff-chosen' : 'staff-chosen-late' });
  await enqueueJobs(tx, reminderJobs({ ...booking, icsSequence: 0 }, now));
}

function newBooking(earlier: Booking, hour: Interval): NewBooking {
  return {
    ...hour,
    id: uuid(),
    kind: 'purchase',
    orderId: earlier.orderId,
    productId: earlier.productId,
    consultationId: null,
    status: 'confirmed',
    duration: earlier.duration,
    bookingType: earlier.bookingType,
    notes: earlier.notes,
    customerName: earlier.customerName,
    customerEmail: earlier.customerEmail,
    customerPhone: earlier.customerPhone,
    holdTokenHash: null,
    claimant: null,
    expiresAt: null,
  };
}
