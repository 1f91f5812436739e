import 'server-only';
import { InvoiceReceipt } from '@/emails/orders/invoice-receipt';
import { InvoiceRequest } from '@/emails/orders/invoice-request';
import { readLocalHolidays } from '@/lib/private/settings/read-local-holidays';
import { db } from '@/lib/server/db';
import { staff } from '@/lib/server/email/addresses';
import { sendEmail } from '@/lib/server/email/send-email';
import type { Jobs } from '@/lib/server/jobs/jobs';
import { madridDate } from '@/lib/shared/madrid-time';
import { invoiceDay } from '../delivery/invoice-day';
import { purchaseOf, toBuyer } from '../mailed-order';
import { isPaidBack } from '../refunds/amounts';

/** Staff issue the invoice with their own program. */
export async function sendInvoiceRequest({ requestId }: Jobs['send-invoice-request']): Promise<void> {
  const request = await findRequest(requestId);
  const paidAt = request?.order.paidAt;
  if (!request || !paidAt) return;
  const { order, until, requestedAt: _, ...invoice } = request;
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

/** To the mailbox of the order. Nothing once all of it is paid back: then no invoice comes. */
export async function sendInvoiceReceipt({ requestId }: Jobs['send-invoice-receipt']): Promise<void> {
  const request = await findRequest(requestId);
  if (!request || isPaidBack(request.order)) return;
  const { order, until } = request;
  await sendEmail({
    ...toBuyer(order),
    subject: `Factura pedida: ${order.product.name}`,
    react: <InvoiceReceipt {...purchaseOf(order)} until={until} />,
    idempotencyKey: `invoice-receipt/${requestId}`,
    about: { kind: 'invoice-receipt', subject: 'order', id: order.id },
  });
}

/** With the last day on which it was promised. */
async function findRequest(id: string) {
  const request = await db().invoiceRequest.findUnique({
    where: { id },
    include: { order: { include: { product: { select: { name: true } } } } },
  });
  return request && { ...request, until: invoiceDay(request.requestedAt, await readLocalHolidays()) };
}
