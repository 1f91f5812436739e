import 'server-only';
import { forgetConsultations } from '@/lib/consultations/forget-consultations';
import { sendConsultationEmail } from '@/lib/consultations/notifications';
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
  'send-consultation-email': sendConsultationEmail,
  'forget-consultations': (_, now) => forgetConsultations(now),
  'expire-claims': (_, now) => expireClaims(now),
  'reconcile-orders': (_, now) => reconcileOrders(now),
};
