import 'server-only';
import { createHash } from 'node:crypto';
import { StaffAlert, staffHeadline } from '@/emails/orders/staff-alert';
import { appointmentOf } from '@/lib/agenda/booking-invitation';
import { staff } from '@/lib/server/email/addresses';
import { sendEmail } from '@/lib/server/email/send-email';
import type { Jobs } from '@/lib/server/jobs/jobs';
import { mailedDelivery } from './delivery/mailed-delivery';
import { loadMailedOrder, relevantBooking } from './mailed-order';

export async function alertStaff({ alert, orderId, detail }: Jobs['alert-staff']): Promise<void> {
  const order = orderId === null ? null : await loadMailedOrder(orderId);
  const booking = order ? relevantBooking(order) : null;
  const about = order ? [order.product.name, order.customerName] : [];
  await sendEmail({
    to: staff(),
    replyTo: order?.customerEmail,
    subject: [staffHeadline[alert], ...about].join(' · '),
    react: (
      <StaffAlert
        alert={alert}
        detail={detail}
        order={
          order && {
            ...order,
            amount: order.totalAmount,
            productName: order.product.name,
            paymentReference: order.stripePaymentIntentId,
            appointment: booking && appointmentOf(booking),
            notes: booking?.notes ?? null,
            delivery: await mailedDelivery({ ...order, booking }),
          }
        }
      />
    ),
    idempotencyKey: ['staff', alert, orderId, detail && digest(detail)].filter(Boolean).join('/'),
    about: order ? { kind: `staff-${alert}`, subject: 'order', id: order.id } : undefined,
  });
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
