import { moveByStaff } from '@/lib/orders/desk/move-by-staff';
import { moveSchema } from '@/lib/orders/desk/schema';
import { hourCodes } from '../../_http/hour-codes';
import { orderAction } from '../../_http/order-action';

export const POST = orderAction({
  schema: moveSchema,
  act: ({ orderId, body: { shown, ...hour }, staff, now }) => moveByStaff({ orderId, hour, shown, staff }, now),
  codes: {
    ...hourCodes,
    'same-hour': 'hour_unchanged',
    'not-open': 'order_ended',
    'no-appointment': 'appointment_gone',
    stale: 'appointment_changed',
  },
});
