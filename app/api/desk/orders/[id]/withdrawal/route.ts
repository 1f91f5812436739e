import { receivedSchema } from '@/lib/orders/desk/schema';
import { withdrawByStaff } from '@/lib/orders/desk/withdraw-by-staff';
import { madridInstant } from '@/lib/shared/madrid-time';
import { orderAction } from '../../_http/order-action';

export const POST = orderAction({
  schema: receivedSchema,
  stepUp: true,
  act: ({ orderId, body: { channel, date, time }, staff, now }) =>
    withdrawByStaff({ orderId, channel, submittedAt: madridInstant(date, time), staff }, now),
  codes: {
    'not-paid': 'nothing_to_refund',
    'period-over': 'withdrawal_late',
    'not-then': 'withdrawal_not_then',
    'withdrawn-before': 'withdrawn_before',
  },
});
