import 'server-only';
import { type Confirmation, confirmBooking } from '@/lib/agenda/confirm-booking';
import { queueConfirmation } from '@/lib/agenda/meetings/meeting-change';
import type { Order } from '@/lib/generated/prisma/client';
import { grantDownloads } from '@/lib/orders/deliverables/grant-downloads';
import type { CheckoutPayment } from '@/lib/payments/checkout-session';
import type { Db } from '@/lib/server/db';
import { enqueue, enqueueJobs } from '@/lib/server/jobs/enqueue';
import { LARGEST_AMOUNT } from '@/lib/shared/money';
import { reminderJobs } from './appointment/reminder-times';
import { APPOINTMENT_UNKNOWN, HOUR_LOST, PAYMENT_MISMATCH } from './attention-reason';
import { rebuildOrder } from './rebuild-order';

/** `webhook` and `sweep` are final and set `webhookProcessed`; the buyer's page is only quicker. */
export type PaymentReporter = 'webhook' | 'sweep' | 'page';
export type Fulfilment = 'fulfilled' | 'already-fulfilled' | 'mismatch';

/**
 * Confirms a paid order once, however often it is reported, in the caller's transaction. The only writer of `paid`. An order of
 * this site that the database has lost is rebuilt first.
 */
export async function fulfilOrder(
  tx: Db,
  payment: CheckoutPayment,
  via: PaymentReporter,
  now: Date,
): Promise<Fulfilment> {
  const known = await findPaidOrder(tx, payment);
  const rebuilt = known ? null : await rebuildOrder(tx, payment, now);
  const order = known ?? (await findPaidOrder(tx, payment));
  if (!order) {
    await reportMismatch(tx, payment);
    return 'mismatch';
  }

  const { count } = await tx.order.updateMany({
    where: { id: order.id, paymentStatus: { in: ['unpaid', 'processing'] } },
    data: {
      paymentStatus: 'paid',
      paidAt: rebuilt ? order.createdAt : now,
      stripeSessionId: payment.sessionId,
      stripePaymentIntentId: payment.paymentIntentId,
    },
  });
  if (via !== 'page') await tx.order.updateMany({ where: { id: order.id }, data: { webhookProcessed: true } });
  if (count === 0) return 'already-fulfilled';

  if (rebuilt === 'appointment-unknown') {
    await leaveToStaff(tx, order.id, APPOINTMENT_UNKNOWN);
    return 'fulfilled';
  }
  const confirmation = await confirmBooking(tx, order.id, now);
  if (confirmation.kind !== 'hour-lost') {
    await grantDownloads(tx, order, rebuilt ? order.createdAt : now);
    await confirmOrder(tx, order.id, confirmation, now, rebuilt !== null);
  } else if (rebuilt) await leaveToStaff(tx, order.id, HOUR_LOST);
  else await reportLostHour(tx, order.id);
  return 'fulfilled';
}

/** Null unless order, session, amount and currency are exactly the stored ones. */
async function findPaidOrder(tx: Db, { sessionId, orderId, amount, currency }: CheckoutPayment): Promise<Order | null> {
  if (orderId === null || amount === null || currency === null || Math.abs(amount) > LARGEST_AMOUNT) return null;
  return tx.order.findFirst({
    where: {
      id: orderId,
      totalAmount: amount,
      currency,
      OR: [{ stripeSessionId: sessionId }, { stripeSessionId: null }],
    },
  });
}

async function confirmOrder(
  tx: Db,
  orderId: string,
  confirmation: Exclude<Confirmation, { kind: 'hour-lost' }>,
  now: Date,
  rebuilt: boolean,
): Promise<void> {
  await tx.order.update({ where: { id: orderId }, data: { status: 'confirmed', attentionReason: null } });
  const booking = confirmation.kind === 'confirmed' ? confirmation.booking : null;
  await queueConfirmation(tx, { booking, orderId }, now);
  if (booking) await enqueueJobs(tx, reminderJobs(booking, now));
  await enqueue(tx, 'alert-staff', { alert: rebuilt ? 'order-rebuilt' : 'new-order', orderId, detail: null });
}

/** The buyer of a rebuilt order may have been told that all is well: a person writes. */
async function leaveToStaff(tx: Db, orderId: string, attentionReason: string): Promise<void> {
  await tx.order.update({ where: { id: orderId }, data: { status: 'needs_attention', attentionReason } });
  await enqueue(tx, 'alert-staff', { alert: 'rebuilt-without-hour', orderId, detail: null });
}

async function reportLostHour(tx: Db, orderId: string): Promise<void> {
  await tx.order.update({ where: { id: orderId }, data: { status: 'needs_attention', attentionReason: HOUR_LOST } });
  await enqueue(tx, 'send-order-email', { orderId, email: 'late-payment' });
  await enqueue(tx, 'alert-staff', { alert: 'late-payment', orderId, detail: null });
}

/**
 * Tells staff of a session whose order or amount is not the stored one, and leaves that order to them. The alert is about the order
 * that the session names, or about the one whose row holds the session.
 */
export async function reportMismatch(
  tx: Db,
  { sessionId, orderId, amount, currency }: CheckoutPayment,
  about: 'named' | 'holder' = 'named',
): Promise<void> {
  // The order's own session with another amount or order: reported once, then skipped by the sweeps.
  const [own] = await tx.order.updateManyAndReturn({
    where: { stripeSessionId: sessionId, attentionReason: null },
    data: { attentionReason: PAYMENT_MISMATCH },
    select: { id: true },
  });
  if (!own && (await isOwnSession(tx, sessionId))) return;
  const named = orderId ? await tx.order.findUnique({ where: { id: orderId }, select: { id: true } }) : null;
  const known = about === 'holder' ? (own ?? named) : (named ?? own);
  const detail = `${sessionId}: ${amount ?? '?'} ${currency ?? '?'}`;
  const job = { alert: 'payment-mismatch', orderId: known ? known.id : null, detail } as const;
  await enqueue(tx, 'alert-staff', job, { jobKey: `mismatch:${sessionId}` });
}

async function isOwnSession(tx: Db, stripeSessionId: string): Promise<boolean> {
  return (await tx.order.count({ where: { stripeSessionId } })) > 0;
}
