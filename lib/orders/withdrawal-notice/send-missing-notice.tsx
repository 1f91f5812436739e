import 'server-only';
import { subDays, subHours, subMonths } from 'date-fns';
import { WithdrawalNotice } from '@/emails/orders/withdrawal-notice';
import type { Prisma } from '@/lib/generated/prisma/client';
import { noticeVersion, withdrawalInformation } from '@/lib/orders/texts/withdrawal-information';
import { readLocalHolidays } from '@/lib/private/settings/read-local-holidays';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send-email';
import { log } from '@/lib/server/log';
import { madridDate } from '@/lib/shared/madrid-time';
import { purchaseOf, toBuyer } from '../mailed-order';
import { refundRights, WITHDRAWAL_DAYS } from '../refunds/refund-rights';
import { informationFiles } from './information-files';

/** Without the information the period ends that much later (article 105 of Real Decreto Legislativo 1/2007). */
const LONGER_MONTHS = 12;
/** By then the confirmation has been sent and has stored what it carried. */
const SETTLED_HOURS = 1;

/** Paid orders that may still be withdrawn from because they never had the withdrawal information. */
export function lacksNotice(now: Date) {
  return {
    noticeVersion: null,
    paymentStatus: 'paid',
    paidAt: { gt: subDays(subMonths(now, LONGER_MONTHS), WITHDRAWAL_DAYS), lt: subHours(now, SETTLED_HOURS) },
    withdrawals: { none: { state: 'registered' } },
    // What is not confirmed yet has its own e-mail first.
    OR: [{ status: 'confirmed', confirmationSentAt: { not: null } }, { status: 'needs_attention' }],
  } satisfies Prisma.OrderWhereInput;
}

/**
 * Sends the withdrawal information to an order that has not had it, once: also if the process crashes before that is stored. The
 * legal period begins with it.
 */
export async function sendMissingNotice(orderId: string, now: Date): Promise<void> {
  const order = await db().order.findFirst({
    where: { id: orderId, ...lacksNotice(now) },
    include: { product: { select: { name: true, requiresBooking: true } } },
  });
  if (!order?.paidAt) return;
  const { openUntil } = refundRights(order.paidAt, now, await readLocalHolidays(), now);
  const outcome = await sendEmail({
    ...toBuyer(order),
    subject: `Tu derecho a desistir: ${order.product.name}`,
    react: (
      <WithdrawalNotice
        {...purchaseOf(order)}
        contractedOn={madridDate(order.paidAt)}
        hasAppointment={order.product.requiresBooking}
        withdrawal={withdrawalInformation}
        until={openUntil}
      />
    ),
    attachments: await informationFiles(),
    idempotencyKey: `withdrawal-notice/${order.id}/${noticeVersion}`,
    about: { kind: 'withdrawal-notice', subject: 'order', id: order.id },
  });
  await db().order.updateMany({
    where: { id: order.id, noticeVersion: null },
    data: { noticeVersion, noticeSentAt: now },
  });
  log.info({ orderId: order.id, noticeVersion, outcome }, 'withdrawal information sent after the confirmation');
}
