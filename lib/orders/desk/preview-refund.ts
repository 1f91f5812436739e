import 'server-only';
import { db } from '@/lib/server/db';
import { type EmailText, emailText } from '@/lib/server/email/email-text';
import type { Cents } from '@/lib/shared/money';
import { refundableAmount } from '../refunds/amounts';
import { leftToRefund } from '../refunds/left-to-refund';
import { amountOnItsWay, isOnItsWay } from '../refunds/merge-refunds';
import { loadRefunded, partialRefundEmail, wholeRefundEmail } from '../refunds/refund-email';

/** What the buyer gets once Stripe has made this refund; null if it cannot be made. */
export async function previewRefund(orderId: string, amount: Cents, now: Date): Promise<EmailText | null> {
  if ((await db().order.count({ where: { id: orderId, paymentStatus: 'paid' } })) === 0) return null;
  const { order, refunds } = await loadRefunded(orderId);
  if (amount > leftToRefund(refundableAmount(order), refunds)) return null;
  const amountRefunded = amountOnItsWay(refunds) + amount;
  if (amountRefunded < refundableAmount(order)) return emailText(partialRefundEmail(order, { amount, amountRefunded }));
  const parts = [...refunds.filter(isOnItsWay).map((refund) => refund.amount), amount];
  const cancelled = order.bookings.find(({ status, startsAt }) => status === 'confirmed' && startsAt > now) ?? null;
  return emailText(wholeRefundEmail(order, { amountRefunded, parts, isOnItsWay: false, cancelled }));
}
