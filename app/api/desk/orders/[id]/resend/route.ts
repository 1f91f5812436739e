import { resendConfirmation } from '@/lib/orders/desk/resend-confirmation';
import { nothingSchema } from '../../../_http/nothing-schema';
import { orderAction } from '../../_http/order-action';

export const POST = orderAction({
  schema: nothingSchema,
  act: ({ orderId, staff, now }) => resendConfirmation(orderId, staff, now),
  codes: { 'not-confirmed': 'order_not_confirmed', 'just-sent': 'confirmation_just_sent' },
});
