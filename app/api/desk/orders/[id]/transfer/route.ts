import { noteTransferByStaff } from '@/lib/orders/desk/note-transfer-by-staff';
import { transferSchema } from '@/lib/orders/desk/schema';
import { orderAction } from '../../_http/order-action';

export const POST = orderAction({
  schema: transferSchema,
  stepUp: true,
  act: ({ orderId, body, staff, now }) => noteTransferByStaff({ orderId, ...body, staff }, now),
  codes: { 'not-owed': 'nothing_to_refund', disputed: 'payment_disputed', stale: 'refund_changed' },
});
