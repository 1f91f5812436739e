import { cancelByStaff } from '@/lib/orders/desk/cancel-by-staff';
import { cancelSchema } from '@/lib/orders/desk/schema';
import { orderAction } from '../../_http/order-action';

export const POST = orderAction({
  schema: cancelSchema,
  act: ({ orderId, body, staff, now }) => cancelByStaff(orderId, body.shown, staff, now),
  codes: {
    'not-open': 'order_ended',
    'no-appointment': 'appointment_gone',
    begun: 'appointment_begun',
    stale: 'appointment_changed',
  },
});
