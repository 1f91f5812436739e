import { getTranslations } from 'next-intl/server';
import { attendNeed } from '@/lib/orders/desk/attend-need';
import { NEEDS } from '@/lib/orders/desk/needs-person';
import { orderAttendedSchema } from '@/lib/orders/desk/schema';
import { orderAction } from '../../_http/order-action';

export const POST = orderAction({
  schema: orderAttendedSchema,
  act: async ({ orderId, body: { need, occurrences, note }, staff, now }) => {
    const t = await getTranslations('DeskNeeds');
    const known = NEEDS.find((one) => one === need) ?? 'other';
    const subject = [t(`${known}.name`), note].filter(Boolean).join(': ');
    return attendNeed({ orderId, need, occurrences, subject, staff }, now);
  },
  codes: { stale: 'need_changed' },
});
