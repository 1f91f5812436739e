type OrderEmail = 'confirmation' | 'late-payment' | 'refund';
type ConsultationEmail = 'staff' | 'receipt';
export type StaffAlert = 'new-order' | 'late-payment' | 'payment-mismatch' | 'refund';

type ContactEmail = 'staff' | 'receipt';

/** Every background task and what it is given. Payloads hold ids: the task reads what is true when it runs. */
export type Jobs = {
  'create-meeting': { bookingId: string };
  'delete-meeting': { bookingId: string };
  'forget-unpaid': Record<string, never>;
  'send-order-email': { orderId: string; email: OrderEmail };
  'alert-staff': { alert: StaffAlert; orderId: string | null; detail: string | null };
  'send-consultation-email': { consultationId: string; email: ConsultationEmail };
  'forget-consultations': Record<string, never>;
  'send-contact-email': { messageId: string; email: ContactEmail };
  'send-newsletter-email': { subscriptionId: string };
  'forget-messages': Record<string, never>;
  'forget-unconfirmed': Record<string, never>;
  'forget-attempts': Record<string, never>;
  'forget-claimants': Record<string, never>;
  'expire-claims': Record<string, never>;
  'reconcile-orders': Record<string, never>;
};

export type JobName = keyof Jobs;

/** One function per job; `now` is the moment at which it runs. */
export type TaskList = { [Name in JobName]: (payload: Jobs[Name], now: Date) => Promise<void> };
