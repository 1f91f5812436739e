import 'server-only';
import { WithdrawalNotice } from '@/emails/orders/withdrawal-notice';
import { noticeVersion, withdrawalInformation } from '@/lib/orders/texts/withdrawal-information';
import { readLocalHolidays } from '@/lib/private/settings/read-local-holidays';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send-email';
import { log } from '@/lib/server/log';
import { madridDate } from '@/lib/shared/madrid-time';
import { site } from '@/lib/shared/site';
import { orderLink } from '../order-page/order-link';
import { refundRights } from '../refunds/refund-rights';
import { informationFiles } from './information-files';
import { lacksNotice } from './lacks-notice';

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
    to: order.customerEmail,
    replyTo: site.contactEmail,
    subject: `Tu derecho a desistir: ${order.product.name}`,
    react: (
      <WithdrawalNotice
        orderId={order.id}
        customerName={order.customerName}
        productName={order.product.name}
        contractedOn={madridDate(order.paidAt)}
        hasAppointment={order.product.requiresBooking}
        withdrawal={withdrawalInformation}
        until={openUntil}
        manageLink={orderLink(order)}
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
