import 'server-only';
import { InvoiceRequest } from '@/emails/orders/invoice-request';
import { readLocalHolidays } from '@/lib/private/settings/read-local-holidays';
import { db } from '@/lib/server/db';
import { staff } from '@/lib/server/email/addresses';
import { sendEmail } from '@/lib/server/email/send-email';
import type { Jobs } from '@/lib/server/jobs/jobs';
import { madridDate } from '@/lib/shared/madrid-time';
import { invoiceDay } from './rules';

/** Staff issue the invoice with their own program. */
export async function sendInvoiceRequest({ requestId }: Jobs['send-invoice-request']): Promise<void> {
  const request = await db().invoiceRequest.findUnique({
    where: { id: requestId },
    include: { order: { include: { product: { select: { name: true } } } } },
  });
  const paidAt = request?.order.paidAt;
  if (!request || !paidAt) return;
  const { order, requestedAt, ...invoice } = request;
  const until = invoiceDay(requestedAt, await readLocalHolidays());
  await sendEmail({
    to: staff(),
    replyTo: order.customerEmail,
    subject: `Piden factura: ${invoice.name}`,
    react: (
      <InvoiceRequest
        orderId={order.id}
        productName={order.product.name}
        customerEmail={order.customerEmail}
        amount={order.totalAmount}
        amountRefunded={order.amountRefunded}
        paidOn={madridDate(paidAt)}
        until={until}
        invoice={invoice}
      />
    ),
    idempotencyKey: `invoice-request/${requestId}`,
    about: { kind: 'staff-invoice-request', subject: 'order', id: order.id },
  });
}
