import 'server-only';
import { v7 as uuid } from 'uuid';
import { claimHourOrTell, type NewBooking } from '@/lib/agenda/insert-booking';
import { queueConfirmation } from '@/lib/agenda/meetings/meeting-change';
import type { Obstacle } from '@/lib/agenda/obstacles/obstacle';
import { readRulesForClaim, readStaffRules } from '@/lib/agenda/rules/read-rules';
import type { SchedulingRules } from '@/lib/agenda/rules/scheduling-rules';
import type { Hour } from '@/lib/agenda/schema';
import { type Interval, type SlotRefusal, slotInterval, slotRefusal } from '@/lib/agenda/slots';
import type { Order } from '@/lib/generated/prisma/client';
import { grantDownloads } from '@/lib/orders/deliverables/grant-downloads';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { type Db, db, sqlState, transaction } from '@/lib/server/db';
import { enqueue, enqueueJobs } from '@/lib/server/jobs/enqueue';
import type { AppointmentMode } from '@/lib/shared/appointment-mode';
import { formatMoment } from '@/lib/shared/madrid-time';
import type { Result } from '@/lib/shared/result';
import { findOrderToChange } from '../order-page/linked-order';
import { lockChangeableOrder } from './cancel-appointment';
import { reminderJobs } from './reminder-times';
import { MOST_CHOICES, mayChooseAgain, mayStaffChoose } from './rules';

type ChooseHourRefusal = SlotRefusal | Obstacle | 'has-one' | 'not-open' | 'no-choice-left';

export type ChooseRefusal = ChooseHourRefusal | 'gone';

/**
 * Gives an order whose appointment was cancelled, or whose hour was lost before the payment, a new one. It is another booking:
 * the meeting and the invitation of the earlier one are gone.
 */
export async function chooseHourAgain(token: string, hour: Hour, now: Date): Promise<Result<object, ChooseRefusal>> {
  const order = await findOrderToChange(token, now);
  if (!order) return { ok: false, reason: 'gone' };
  if (!mayChooseAgain(order, now)) return { ok: false, reason: 'not-open' };
  return chooseHourOfOrder({ orderId: order.id, hour, by: null }, now);
}

export type Choice = {
  orderId: string;
  hour: Hour;
  /** Staff are bound neither by the number of choices nor by the months nor by the firm's rules. Null: the buyer. */
  by: StaffMember | null;
  /** For an order of which no earlier appointment is known. */
  mode?: AppointmentMode;
};

/** Another live booking of the order: a second press. */
const UNIQUE_VIOLATION = '23505';

/** Gives a paid order without an appointment a new one, on whichever side it was chosen, and tells the buyer. */
export async function chooseHourOfOrder(choice: Choice, now: Date): Promise<Result<object, ChooseHourRefusal>> {
  const { orderId, hour, mode = 'online' } = choice;
  const earlier = await findEarlierHour(db(), orderId, mode);
  if (!earlier || (!choice.by && !earlier.isBooked)) return { ok: false, reason: 'not-open' };
  const rules = choice.by ? null : await readRulesForClaim(now);
  const refusal = slotRefusal(hour.date, hour.time, earlier.duration, now, rules ?? (await readStaffRules()));
  if (refusal) return { ok: false, reason: refusal };
  const interval = slotInterval(hour.date, hour.time, earlier.duration);
  try {
    return await transaction((tx) => choose(tx, { ...choice, earlier, interval, rules }, now));
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return { ok: false, reason: 'has-one' };
    throw error;
  }
}

async function choose(
  tx: Db,
  choice: Choice & { earlier: EarlierHour; interval: Interval; rules: SchedulingRules | null },
  now: Date,
): Promise<Result<object, ChooseHourRefusal>> {
  const { orderId, by, earlier, interval, rules } = choice;
  const order = await lockChangeableOrder(tx, orderId);
  if (!order || !mayChoose(order, by, now)) return { ok: false, reason: 'not-open' };
  if ((await tx.booking.count({ where: { orderId, status: 'confirmed' } })) > 0)
    return { ok: false, reason: 'has-one' };
  const choices = await tx.booking.count({ where: { orderId, confirmedAt: { not: null } } });
  if (!by && choices >= MOST_CHOICES) return { ok: false, reason: 'no-choice-left' };
  const moved = await tx.booking.aggregate({ where: { orderId }, _max: { changes: true } });
  const { isBooked: _, ...taken } = earlier;
  const booking: NewBooking = { ...taken, ...interval, id: uuid(), kind: 'purchase', orderId, status: 'confirmed' };
  const obstacle = await claimHourOrTell(tx, booking, rules, now);
  if (obstacle) return { ok: false, reason: obstacle };
  if (order.status === 'needs_attention') await confirmLate(tx, orderId, now);
  // The order's confirmation, if it is still to be sent, is that of this hour too; otherwise the booking has its own.
  const isConfirmed = order.confirmationSentAt !== null;
  // The changes of the earlier hours count: the limit is the order's, not the hour's.
  await tx.booking.update({
    where: { id: booking.id },
    data: { changes: moved._max.changes ?? 0, ...(isConfirmed && { confirmedAt: now }) },
  });
  await queueConfirmation(tx, { booking, orderId }, now);
  if (!by) {
    const email = isConfirmed ? 'staff-chosen' : 'staff-chosen-late';
    await enqueue(tx, 'send-appointment-email', { bookingId: booking.id, email });
  }
  await enqueueJobs(tx, reminderJobs({ ...booking, icsSequence: 0 }, now));
  if (by) {
    const subject = formatMoment(interval.startsAt);
    await recordDeskEvent(tx, { staff: by, kind: 'orders.hour-chosen', orderId, subject, now });
  }
  return { ok: true };
}

function mayChoose(order: Order, by: StaffMember | null, now: Date): boolean {
  const { paidAt } = order;
  if (!paidAt) return false;
  return by ? mayStaffChoose(order) : mayChooseAgain({ ...order, paidAt }, now);
}

/** The payment had come when its hour was gone: with an hour it is an order as any other. */
async function confirmLate(tx: Db, orderId: string, now: Date): Promise<void> {
  const data = { status: 'confirmed', attentionReason: null } as const;
  const { productId } = await tx.order.update({ where: { id: orderId }, data, select: { productId: true } });
  await grantDownloads(tx, { id: orderId, productId }, now);
}

/** What a new hour of an order takes over from the one before. */
type EarlierHour = Pick<
  NewBooking,
  'productId' | 'duration' | 'bookingType' | 'notes' | 'customerName' | 'customerEmail' | 'customerPhone'
> & { isBooked: boolean };

/** Of an order without any booking, as one that was rebuilt, as the product and the order have it; null for a product without hours. */
async function findEarlierHour(tx: Db, orderId: string, mode: AppointmentMode): Promise<EarlierHour | null> {
  const order = await tx.order.findUnique({
    where: { id: orderId },
    include: { product: true, bookings: { orderBy: { createdAt: 'desc' }, take: 1 } },
  });
  if (!order) return null;
  const { product, bookings } = order;
  const [earlier] = bookings;
  const { productId, customerName, customerEmail, customerPhone } = earlier ?? order;
  const bought = { productId, customerName, customerEmail, customerPhone };
  if (earlier) {
    const { duration, bookingType, notes } = earlier;
    return { ...bought, duration, bookingType, notes, isBooked: true };
  }
  if (!product.requiresBooking) return null;
  return { ...bought, duration: product.bookingDuration, bookingType: mode, isBooked: false };
}
