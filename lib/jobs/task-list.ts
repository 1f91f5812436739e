import 'server-only';
import type { TaskList } from './jobs';

/**
 * What each job does: the one place where the queue meets the domains. Their programs are loaded with their first job, since
 * those that write mails and meetings take as much memory as the whole server, and many servers run for days without one.
 */
export const taskList: TaskList = {
  'create-meeting': async (job) => {
    const { createOrderMeeting } = await import('@/lib/orders/create-order-meeting');
    await createOrderMeeting(job);
  },
  'delete-meeting': async (job) => {
    const { deleteOrderMeeting } = await import('@/lib/orders/delete-order-meeting');
    await deleteOrderMeeting(job);
  },
  'forget-unpaid': async (_, now) => {
    const { forgetUnpaid } = await import('@/lib/orders/forget-unpaid');
    await forgetUnpaid(now);
  },
  'send-order-email': async (job, now) => {
    const { sendOrderEmail } = await import('@/lib/orders/notifications');
    await sendOrderEmail(job, now);
  },
  'alert-staff': async (job) => {
    const { alertStaff } = await import('@/lib/orders/notifications');
    await alertStaff(job);
  },
  'send-consultation-email': async (job) => {
    const { sendConsultationEmail } = await import('@/lib/consultations/notifications');
    await sendConsultationEmail(job);
  },
  'forget-consultations': async (_, now) => {
    const { forgetConsultations } = await import('@/lib/consultations/forget-consultations');
    await forgetConsultations(now);
  },
  'send-contact-email': async (job) => {
    const { sendContactEmail } = await import('@/lib/contact/notifications');
    await sendContactEmail(job);
  },
  'send-newsletter-email': async (job) => {
    const { sendNewsletterEmail } = await import('@/lib/newsletter/notifications');
    await sendNewsletterEmail(job);
  },
  'forget-old-contacts': async (_, now) => {
    const { forgetOldMessages } = await import('@/lib/contact/forget-old-messages');
    const { forgetUnconfirmed } = await import('@/lib/newsletter/forget-unconfirmed');
    const { forgetOldAttempts } = await import('@/lib/security/rate-limit');
    const { forgetClaimants } = await import('@/lib/scheduling/open-claims');
    await forgetOldMessages(now);
    await forgetUnconfirmed(now);
    await forgetOldAttempts(now);
    await forgetClaimants();
  },
  'expire-claims': async (_, now) => {
    const { expireClaims } = await import('@/lib/orders/expire-claims');
    await expireClaims(now);
  },
  'reconcile-orders': async (_, now) => {
    const { reconcileOrders } = await import('@/lib/orders/reconcile-orders');
    await reconcileOrders(now);
  },
};
