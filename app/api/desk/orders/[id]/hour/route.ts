import { chooseHourOfOrder } from '@/lib/orders/appointment/choose-hour-of-order';
import { chooseSchema } from '@/lib/orders/desk/schema';
import { hourCodes } from '../../_http/hour-codes';
import { orderAction } from '../../_http/order-action';

export const POST = orderAction({
  schema: chooseSchema,
  act: ({ orderId, body: { mode, ...hour }, staff, now }) =>
    chooseHourOfOrder({ orderId, hour, by: staff, ...(mode && { mode }) }, now),
  codes: {
    ...hourCodes,
    'has-one': 'appointment_changed',
    'not-open': 'order_ended',
    'no-choice-left': 'order_ended',
  },
});
