import 'server-only';
import { addMinutes, subHours } from 'date-fns';
import { v7 as uuid } from 'uuid';
import { insertIfFree } from '@/lib/agenda/insert-booking';
import type { CheckoutPayment } from '@/lib/payments/checkout-session';
import { CHECKOUT_MINUTES } from '@/lib/payments/create-checkout-session';
import type { RecordedAppointment, RecordedPurchase } from '@/lib/payments/recorded-purchase';
import type { Db } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import { LARGEST_AMOUNT } from '@/lib/shared/money';

// Resend sends nothing twice under one key for 24 hours: until then a second confirmation is no risk.
const CONFIRMED_BEFORE_HOURS = 23;

type Product = { id: string; requiresBooking: boolean };

/**
 * Inserts the unpaid order of a session that this database does not know, for example after a restore, with its hour if that
 * is still free. Null if it is known, is not of this site, or its product is not. The name is unknown: the address stands for it.
 */
export async function rebuildOrder(
  tx: Db,
  { purchase, sessionId, amount, currency }: CheckoutPayment,
  now: Date,
): Promise<'complete' | 'appointment-unknown' | null> {
  if (!purchase || amount === null || currency === null || amount <= 0 || amount > LARGEST_AMOUNT) return null;
  const product = await findSold(tx, purchase);
  if (!product) return null;
  const { orderId, customerEmail, openedAt, appointment } = purchase;
  const over =
    openedAt < subHours(now, CONFIRMED_BEFORE_HOURS) || (appointment !== null && appointment.startsAt <= now);
  const { count } = await tx.order.createMany({
    data: {
      id: orderId,
      productId: product.id,
      customerName: customerEmail,
      customerEmail,
      totalAmount: amount,
      currency,
      stripeSessionId: sessionId,
      checkoutExpiresAt: addMinutes(openedAt, CHECKOUT_MINUTES),
      createdAt: openedAt,
      ...(over && { confirmationSentAt: openedAt, meetingLinkSentAt: openedAt }),
    },
    skipDuplicates: true,
  });
  if (count === 0) return null;
  log.warn({ orderId }, 'order rebuilt from Stripe');
  if (!product.requiresBooking) return 'complete';
  if (!appointment) return 'appointment-unknown';
  await claimAgain(tx, purchase, appointment, product, now);
  return 'complete';
}

async function findSold(tx: Db, { productId, productName }: RecordedPurchase): Promise<Product | null> {
  const select = { id: true, requiresBooking: true } as const;
  const byId = productId && (await tx.product.findUnique({ where: { id: productId }, select }));
  if (byId) return byId;
  return productName === null ? null : tx.product.findFirst({ where: { name: productName }, select });
}

/**
 * Under the id that the booking had, so that its meeting is found again, unless another order has it: after a restore a browser
 * may still have the token of the hold and buy again. An hour that is taken is stored as expired.
 */
async function claimAgain(
  tx: Db,
  { orderId, customerEmail }: RecordedPurchase,
  { bookingId, startsAt, minutes, mode }: RecordedAppointment,
  { id: productId }: Product,
  now: Date,
): Promise<void> {
  // The hold from which the lost order took its hour.
  await tx.booking.deleteMany({ where: { id: bookingId, kind: 'purchase', orderId: null } });
  const id = (await tx.booking.count({ where: { id: bookingId } })) > 0 ? uuid() : bookingId;
  const purchased = { id, kind: 'purchase', orderId, productId, bookingType: mode } as const;
  const lasting = { ...purchased, startsAt, endsAt: addMinutes(startsAt, minutes), duration: minutes };
  const booking = { ...lasting, customerName: customerEmail, customerEmail, expiresAt: addMinutes(now, 1) };
  const isFree = await insertIfFree(tx, { ...booking, status: 'pending' }, now);
  if (!isFree) await tx.booking.create({ data: { ...booking, status: 'expired' } });
}
