import { refundByStaff } from '@/lib/orders/desk/refund-by-staff';
import { refundSchema } from '@/lib/orders/desk/schema';
import { orderAction } from '../../_http/order-action';

export const POST = orderAction({
  schema: refundSchema,
  stepUp: true,
  act: ({ orderId, body, staff, now }) => refundByStaff({ orderId, ...body, staff }, now),
  codes: {
    'not-paid': 'nothing_to_refund',
    disputed: 'payment_disputed',
    stale: 'refund_changed',
    'too-much': 'refund_too_much',
    'under-way': 'refund_under_way',
  },
});
