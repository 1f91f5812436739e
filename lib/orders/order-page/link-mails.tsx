import 'server-only';
import { OrderLink } from '@/emails/orders/order-link';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send-email';
import type { Jobs } from '@/lib/server/jobs/jobs';
import { purchaseOf, toBuyer } from '../mailed-order';

/** Mails the link to the address of the order, and to no other. */
export async function sendOrderLink({ orderId, linkVersion }: Jobs['send-order-link']): Promise<void> {
  const order = await db().order.findUnique({
    where: { id: orderId },
    include: { product: { select: { name: true } }, _count: { select: { downloads: true } } },
  });
  if (order?.linkVersion !== linkVersion) return;
  await sendEmail({
    ...toBuyer(order),
    subject: 'Tu enlace nuevo a tu contratación',
    react: <OrderLink {...purchaseOf(order)} hasFiles={order._count.downloads > 0} />,
    idempotencyKey: `order-link/${orderId}/${linkVersion}`,
    about: { kind: 'order-link', subject: 'order', id: orderId },
  });
}
