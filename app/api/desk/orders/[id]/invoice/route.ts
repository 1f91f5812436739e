import { noteInvoiceByStaff } from '@/lib/orders/desk/note-invoice-by-staff';
import { invoiceSchema } from '@/lib/orders/invoice/schema';
import { orderAction } from '../../_http/order-action';

export const POST = orderAction({
  schema: invoiceSchema,
  act: ({ orderId, body: invoice, staff, now }) => noteInvoiceByStaff({ orderId, invoice, staff }, now),
  codes: { 'nothing-to-invoice': 'nothing_to_invoice', 'too-many-requests': 'too_many_requests' },
});
