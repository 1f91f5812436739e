/** `withdrawal-notice` is for orders whose own e-mails did not carry the withdrawal information. */
type OrderEmail =
  | 'confirmation'
  | 'confirmation-again'
  | 'late-payment'
  | 'refund'
  | 'refund-part'
  | 'refund-failed'
  | 'withdrawal-notice';
type ConsultationEmail = 'staff' | 'receipt';
export type StaffAlert =
  | 'new-order'
  | 'late-payment'
  | 'payment-mismatch'
  | 'refund'
  | 'refund-failed'
  | 'refund-waits'
  | 'refund-late'
  | 'dispute'
  | 'dispute-closed'
  | 'order-rebuilt'
  | 'rebuilt-without-hour';
/** `copy` goes to the order's mailbox if the acknowledgment went to another; `executed` follows a statement that had to wait, `kept` one that was undone. */
type WithdrawalEmail = 'acknowledgment' | 'copy' | 'executed' | 'kept' | 'staff' | 'unacknowledged';
/** `request` asks for the confirmation; `already-booked` answers a second request of one mailbox; `new-link` follows a change of mailbox. */
export type FirstConsultationEmail =
  | 'request'
  | 'confirmation'
  | 'change'
  | 'cancellation'
  | 'already-booked'
  | 'new-link'
  | 'staff-confirmed'
  | 'staff-changed'
  | 'staff-cancelled';
/** About the appointment of an order. The hour that a buyer chooses after the confirmation is told by `confirmation` of the order. */
type AppointmentEmail = 'moved' | 'cancelled' | AppointmentStaffEmail;
export type AppointmentStaffEmail = 'staff-moved' | 'staff-cancelled' | 'staff-chosen' | 'staff-chosen-late';
/** `day-after` follows the session, the others precede it. */
export type ReminderKind = 'day-before' | 'two-hours' | 'day-after';
type ContactEmail = 'staff' | 'receipt';

/** Every job and its payload. Payloads hold ids: a job reads the state at the time it runs. */
export type Jobs = {
  'create-meeting': { bookingId: string };
  'move-meeting': { bookingId: string };
  'delete-meeting': { bookingId: string };
  'describe-meeting': { bookingId: string };
  'read-busy-calendar': Record<string, never>;
  'purge-unpaid-orders': Record<string, never>;
  'purge-paid-orders': Record<string, never>;
  'send-appointment-email': { bookingId: string; email: AppointmentEmail };
  /** `sequence` is that of the booking when its hour was taken: a job of another version does nothing. */
  'send-reminder': { bookingId: string; sequence: number; kind: ReminderKind };
  /** `linkVersion`: a link that has been replaced again is not sent. */
  'send-order-link': { orderId: string; linkVersion: number };
  /** `email`: as it was asked for. No row has it, whether or not there is anything under it; each request is an e-mail of its own. */
  'send-asked-links': { email: string; requestId: string };
  'send-invoice-request': { requestId: string };
  'send-invoice-receipt': { requestId: string };
  /** `bookingId`: the appointment that ended with the refund. Earlier releases name none. `askedAt`: of `confirmation-again`. `refundId`: of `refund-part`. */
  'send-order-email': {
    orderId: string;
    email: OrderEmail;
    bookingId?: string | null;
    askedAt?: string;
    refundId?: string;
  };
  'alert-staff': { alert: StaffAlert; orderId: string | null; detail: string | null };
  'send-consultation-email': { consultationId: string; email: ConsultationEmail };
  'send-first-consultation-email': { bookingId: string; email: FirstConsultationEmail };
  'purge-first-consultations': Record<string, never>;
  'scan-waiting-files': Record<string, never>;
  'purge-consultations': Record<string, never>;
  /** `bookingId`: the appointment that was cancelled with it. */
  'send-withdrawal-email': { withdrawalId: string; email: WithdrawalEmail; bookingId: string | null };
  'execute-withdrawal': { withdrawalId: string };
  'make-refund': { refundId: string };
  'settle-refunds': { paymentIntentId: string };
  'settle-disputes': { paymentIntentId: string };
  'finish-refunds': Record<string, never>;
  'mail-missing-notices': Record<string, never>;
  'purge-unmatched-statements': Record<string, never>;
  'send-contact-email': { messageId: string; email: ContactEmail };
  'send-answer': { answerId: string };
  'send-newsletter-email': { subscriptionId: string };
  'send-space-code': { requestHash: string };
  /**
   * Mails a line of the log of a space. `reminder`: again, shortly before what it announces. `to`: the mailbox that the space had then, which it may
   * have left when this is sent; earlier releases and reminders name none.
   */
  'send-space-notice': { eventId: string; reminder?: boolean; to?: string };
  /**
   * After somebody has deleted everything of theirs (`erased`: when the team has done so in its own mailbox too), or has changed their mailbox
   * (`former`: to the one before). Here and in a notice a mailbox is in a payload, because no row may have it any more. `received`: when e-mails of theirs came
   * into the team's mailbox; `appointments`: hours that are free again. ISO 8601.
   */
  'send-own-data-email': {
    deletionId: string;
    email: string;
  } & ( // The last two are missing in jobs of an earlier release.
    | { to: 'owner'; mailed: number; hadSpace?: boolean; appointments?: string[] }
    | { to: 'visitor'; opensAt: string; until: string }
    | { to: 'erased' }
    | { to: 'former' }
    | { to: 'staff'; received: string[]; appointments: string[] }
  );
  /** To one person of the firm. `requestedAt`: each request is an e-mail of its own. */
  'send-letter-trial': { letterId: string; staffId: string; requestedAt: string };
  /**
   * To a person of the firm, or to one who is invited. `access-waits` tells `to` that `personId` waits for access to what is sealed, `access-given`
   * that person that it was given. The moments are ISO 8601: each waiting is told once.
   */
  'send-desk-email':
    | { email: 'invitation'; invitationId: string }
    | { email: 'access-waits'; personId: string; to: string; askedAt: string }
    | { email: 'access-given'; personId: string; givenAt: string }
    | { email: 'counter-fell'; keyId: string };
  'start-scheduled-letter': { letterId: string };
  'send-letter': { letterId: string };
  'requeue-letters': Record<string, never>;
  'purge-messages': Record<string, never>;
  'purge-subscriptions': Record<string, never>;
  'purge-mails': Record<string, never>;
  'purge-attempts': Record<string, never>;
  'purge-used-timestamps': Record<string, never>;
  'purge-unconfirmed-emails': Record<string, never>;
  'purge-claimant-hashes': Record<string, never>;
  'purge-order-claimant-hashes': Record<string, never>;
  'purge-download-counts': Record<string, never>;
  'purge-spaces': Record<string, never>;
  'purge-desk': Record<string, never>;
  'purge-former-people': Record<string, never>;
  'purge-desk-events': Record<string, never>;
  'purge-blocks': Record<string, never>;
  'seal-answers': Record<string, never>;
  'purge-daily-counts': Record<string, never>;
  'expire-claims': Record<string, never>;
  'reconcile-orders': Record<string, never>;
  /** Seconds since 1970, and where an earlier run has stopped. */
  'reconcile-with-stripe': { since?: number; list?: 'sessions' | 'refunds' | 'disputes'; after?: string | null };
};

export type JobName = keyof Jobs;

export type TaskList = { [Name in JobName]: (payload: Jobs[Name], now: Date) => Promise<void> };
