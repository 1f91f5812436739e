import 'server-only';
import { sendFirstConsultationEmail } from '@/lib/agenda/appointments/free/first-consultation-mails';
import { purgeExpiredFirstConsultations } from '@/lib/agenda/appointments/free/purge-expired-first-consultations';
import { purgePastBlocks } from '@/lib/agenda/blocks/purge-past-blocks';
import { readBusyCalendar } from '@/lib/agenda/busy/read-busy-calendar';
import {
  createBookingMeeting,
  deleteBookingMeeting,
  describeBookingMeeting,
  moveBookingMeeting,
} from '@/lib/agenda/meetings/booking-meetings';
import { purgeClaimantHashes } from '@/lib/agenda/purge-claimant-hashes';
import { purgeDailyCounts } from '@/lib/desk/numbers/purge-daily-counts';
import { sendLetter, sendLetterTrial } from '@/lib/letters/send-letter';
import { requeueLetters, startScheduledLetter } from '@/lib/letters/start-letter';
import { purgeExpiredSubscriptions } from '@/lib/letters/subscription/purge-expired-subscriptions';
import { sendNewsletterEmail } from '@/lib/letters/subscription/subscription-mails';
import { alertStaff } from '@/lib/orders/alert-staff';
import { sendAppointmentEmail } from '@/lib/orders/appointment/appointment-mails';
import { sendReminder } from '@/lib/orders/appointment/send-reminder';
import { purgeDownloadCounts } from '@/lib/orders/deliverables/purge-download-counts';
import { settleDisputes } from '@/lib/orders/disputes/settle-disputes';
import { sendInvoiceReceipt, sendInvoiceRequest } from '@/lib/orders/invoice/invoice-mails';
import { sendOrderEmail } from '@/lib/orders/order-mails';
import { sendOrderLink } from '@/lib/orders/order-page/link-mails';
import { sendAskedLinks } from '@/lib/orders/order-page/send-asked-links';
import { makeRefund } from '@/lib/orders/refunds/make-refund';
import { settleRefunds } from '@/lib/orders/refunds/settle-refunds';
import { expireOverdueClaims } from '@/lib/orders/sweeps/expire-overdue-claims';
import { finishRefunds } from '@/lib/orders/sweeps/finish-refunds';
import { mailMissingNotices } from '@/lib/orders/sweeps/mail-missing-notices';
import {
  purgeExpiredPaidOrders,
  purgeExpiredUnpaidOrders,
  purgeOrderClaimantHashes,
  purgeUnmatchedStatements,
} from '@/lib/orders/sweeps/purge-orders';
import { reconcileOrders } from '@/lib/orders/sweeps/reconcile-orders';
import { reconcileWithStripe } from '@/lib/orders/sweeps/reconcile-with-stripe';
import { executeWithdrawal } from '@/lib/orders/withdrawal/execute-withdrawal';
import { sendWithdrawalEmail } from '@/lib/orders/withdrawal/withdrawal-mails';
import { purgeDeskEvents } from '@/lib/private/desk-log/purge-desk-events';
import { sendDeskEmail } from '@/lib/private/staff/desk-mails';
import { purgeDesk, purgeFormerPeople } from '@/lib/private/staff/purge-desk';
import { sendAnswer } from '@/lib/questions/answers/answer-mails';
import { sealAnswers } from '@/lib/questions/answers/seal-answers';
import { sendConsultationEmail } from '@/lib/questions/consultations/consultation-mails';
import { purgeExpiredConsultations } from '@/lib/questions/consultations/purge-expired-consultations';
import { scanWaitingFiles } from '@/lib/questions/consultations/scan-waiting-files';
import { sendContactEmail } from '@/lib/questions/contact/contact-mails';
import { purgeExpiredMessages } from '@/lib/questions/contact/purge-expired-messages';
import { purgeMails } from '@/lib/server/email/purge-mails';
import { runInWorkerThread } from '@/lib/server/process/worker-thread/run-in-worker-thread';
import { purgeUnconfirmedEmails } from '@/lib/server/security/purge-unconfirmed-emails';
import { purgeUsedTimestamps } from '@/lib/server/security/purge-used-timestamps';
import { purgeExpiredAttempts } from '@/lib/server/security/rate-limit';
import { sendSpaceCode, sendSpaceNotice } from '@/lib/space/notices/space-mails';
import { sendOwnDataEmail } from '@/lib/space/own-data/notices/send-own-data-email';
import { purgeSpaces } from '@/lib/space/purge-spaces';
import type { TaskList } from './lib/server/jobs/jobs';

/** The composition root of the jobs: the only place that imports both the queue and the domains. */
export const taskList: TaskList = {
  'create-meeting': createBookingMeeting,
  'move-meeting': moveBookingMeeting,
  'delete-meeting': deleteBookingMeeting,
  'describe-meeting': describeBookingMeeting,
  'read-busy-calendar': (_, now) => readBusyCalendar(now),
  'purge-unpaid-orders': (_, now) => purgeExpiredUnpaidOrders(now),
  'purge-paid-orders': async (_, now) => {
    await purgeExpiredPaidOrders(now);
  },
  'send-order-email': sendOrderEmail,
  'send-appointment-email': sendAppointmentEmail,
  'send-reminder': sendReminder,
  'send-order-link': sendOrderLink,
  'send-asked-links': sendAskedLinks,
  'send-invoice-request': sendInvoiceRequest,
  'send-invoice-receipt': sendInvoiceReceipt,
  'alert-staff': alertStaff,
  // Its attachments are large.
  'send-consultation-email': (payload, now) =>
    runInWorkerThread('send-consultation-email', sendConsultationEmail, { ...payload, now }),
  'send-first-consultation-email': sendFirstConsultationEmail,
  'purge-first-consultations': (_, now) => purgeExpiredFirstConsultations(now),
  'send-withdrawal-email': sendWithdrawalEmail,
  'execute-withdrawal': executeWithdrawal,
  'make-refund': makeRefund,
  'settle-refunds': settleRefunds,
  'settle-disputes': settleDisputes,
  'finish-refunds': (_, now) => finishRefunds(now),
  'mail-missing-notices': (_, now) => mailMissingNotices(now),
  'purge-unmatched-statements': (_, now) => purgeUnmatchedStatements(now),
  'scan-waiting-files': (_, now) => scanWaitingFiles(now),
  'purge-consultations': (_, now) => purgeExpiredConsultations(now),
  'send-contact-email': sendContactEmail,
  'send-answer': sendAnswer,
  'send-newsletter-email': sendNewsletterEmail,
  'send-space-code': sendSpaceCode,
  'send-space-notice': sendSpaceNotice,
  'send-own-data-email': sendOwnDataEmail,
  'send-desk-email': sendDeskEmail,
  'send-letter-trial': sendLetterTrial,
  'start-scheduled-letter': startScheduledLetter,
  'send-letter': sendLetter,
  'requeue-letters': (_, now) => requeueLetters(now),
  'purge-messages': (_, now) => purgeExpiredMessages(now),
  'purge-subscriptions': (_, now) => purgeExpiredSubscriptions(now),
  'purge-mails': (_, now) => purgeMails(now),
  'purge-attempts': (_, now) => purgeExpiredAttempts(now),
  'purge-used-timestamps': (_, now) => purgeUsedTimestamps(now),
  'purge-unconfirmed-emails': (_, now) => purgeUnconfirmedEmails(now),
  'purge-claimant-hashes': (_, now) => purgeClaimantHashes(now),
  'purge-order-claimant-hashes': purgeOrderClaimantHashes,
  'purge-download-counts': (_, now) => purgeDownloadCounts(now),
  'purge-spaces': (_, now) => purgeSpaces(now),
  'purge-desk': (_, now) => purgeDesk(now),
  'purge-former-people': (_, now) => purgeFormerPeople(now),
  'purge-desk-events': (_, now) => purgeDeskEvents(now),
  'purge-blocks': (_, now) => purgePastBlocks(now),
  'seal-answers': (_, now) => sealAnswers(now),
  'purge-daily-counts': (_, now) => purgeDailyCounts(now),
  'expire-claims': (_, now) => expireOverdueClaims(now),
  'reconcile-orders': (_, now) => reconcileOrders(now),
  'reconcile-with-stripe': reconcileWithStripe,
};
