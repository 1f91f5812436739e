import 'server-only';
import { createOrderMeeting } from '@/lib/orders/create-order-meeting';
import { deleteOrderMeeting } from '@/lib/orders/delete-order-meeting';
import { expireClaims } from '@/lib/orders/expire-claims';
import { alertStaff, sendOrderEmail } from '@/lib/orders/notifications';
import { reconcileOrders } from '@/lib/orders/reconcile-orders';
import type { TaskList } from './jobs';

/** What each job does: the one place where the queue meets the domains. */
export const taskList: TaskList = {
  'create-meeting': createOrderMeeting,
  'delete-meeting': deleteOrderMeeting,
  'send-order-email': sendOrderEmail,
  'alert-staff': alertStaff,
  'expire-claims': (_, now) => expireClaims(now),
  'reconcile-orders': (_, now) => reconcileOrders(now),
};
