import 'server-only';
import { aside } from '@/lib/aside/aside';
import { forgetConsultations } from '@/lib/consultations/forget-consultations';
import { sendConsultationEmail } from '@/lib/consultations/notifications';
import { forgetOldMessages } from '@/lib/contact/forget-old-messages';
import { sendContactEmail } from '@/lib/contact/notifications';
import { forgetUnconfirmed } from '@/lib/newsletter/forget-unconfirmed';
import { sendNewsletterEmail } from '@/lib/newsletter/notifications';
import { createOrderMeeting } from '@/lib/orders/create-order-meeting';
import { deleteOrderMeeting } from '@/lib/orders/delete-order-meeting';
import { expireClaims } from '@/lib/orders/expire-claims';
import { forgetUnpaid } from '@/lib/orders/forget-unpaid';
import { alertStaff, sendOrderEmail } from '@/lib/orders/notifications';
import { reconcileOrders } from '@/lib/orders/reconcile-orders';
import { forgetClaimants } from '@/lib/scheduling/open-claims';
import { forgetOldAttempts } from '@/lib/security/rate-limit';
import type { TaskList } from './jobs';

/** What each job does: the one place where the queue meets the domains. */
export const taskList: TaskList = {
  'create-meeting': createOrderMeeting,
  'delete-meeting': deleteOrderMeeting,
  'forget-unpaid': (_, now) => forgetUnpaid(now),
  'send-order-email': sendOrderEmail,
  'alert-staff': alertStaff,
  // It carries files.
  'send-consultation-email': (payload) => aside('send-consultation-email', sendConsultationEmail, payload),
  'forget-consultations': (_, now) => forgetConsultations(now),
  'send-contact-email': sendContactEmail,
  'send-newsletter-email': sendNewsletterEmail,
  'forget-messages': (_, now) => forgetOldMessages(now),
  'forget-unconfirmed': (_, now) => forgetUnconfirmed(now),
  'forget-attempts': (_, now) => forgetOldAttempts(now),
  'forget-claimants': forgetClaimants,
  'expire-claims': (_, now) => expireClaims(now),
  'reconcile-orders': (_, now) => reconcileOrders(now),
};
