import 'server-only';
import { heldBackEmails } from '@/lib/server/security/admit-unconfirmed-email';
import { largeDatabase, nearlyFullDisks } from '@/lib/server/watch/storage';
import { unreadBusyCalendar } from './lib/agenda/busy/unread-busy-calendar';
import { crowdedCalendar } from './lib/agenda/crowded-calendar';
import { closedDaysEnd } from './lib/agenda/holidays/closed-days-end';
import { differingSessions } from './lib/orders/catalog/differing-sessions';
import { unconfirmedOrders } from './lib/orders/unconfirmed-orders';
import { failuresInARow } from './lib/payments/failures-in-a-row';
import { closedDeskKey } from './lib/private/desk-key/closed-desk-key';
import { lateAnswers } from './lib/questions/answers/late-answers';
import { filesAwaitingScan } from './lib/questions/consultations/files-awaiting-scan';
import { reachedCeilings } from './lib/questions/consultations/reached-ceilings';
import { mailsComeBack } from './lib/server/email/mails-come-back';
import { failingJobs } from './lib/server/jobs/conditions/failing-jobs';
import { givenUpJobs } from './lib/server/jobs/conditions/given-up-jobs';
import { lateSweeps } from './lib/server/jobs/conditions/late-sweeps';
import { missingWorker } from './lib/server/jobs/conditions/missing-worker';
import { unknownJobs } from './lib/server/jobs/conditions/unknown-jobs';
import { waitingJobs } from './lib/server/jobs/conditions/waiting-jobs';
import { undeliveredMessages } from './lib/server/watch/undelivered-messages';
import type { WholeWatchList } from './lib/server/watch/watch-list';
import { changedMailboxes } from './lib/space/mailbox-hash';

/** The composition root of the watcher: every kind of condition. Each has its row in docs/operations.md and its text in emails/server/alert-texts.ts. */
export const watchList: WholeWatchList = {
  'mail-failing': { read: failingJobs, afterMinutes: 12 },
  'mail-undelivered': { read: mailsComeBack, afterMinutes: 5 },
  'calendar-failing': { read: failingJobs, afterMinutes: 12 },
  'busy-calendar-unread': { read: unreadBusyCalendar, afterMinutes: 0 },
  'refund-failing': { read: failingJobs, afterMinutes: 12 },
  'payments-failing': { read: failuresInARow, afterMinutes: 12 },
  'job-given-up': { read: givenUpJobs, afterMinutes: 0 },
  'job-unknown': { read: unknownJobs, afterMinutes: 10 },
  'queue-waiting': { read: waitingJobs, afterMinutes: 5 },
  'worker-missing': { read: missingWorker, afterMinutes: 3 },
  'sweep-late': { read: lateSweeps, afterMinutes: 0 },
  'signatures-refused': { read: failuresInARow, afterMinutes: 0, againAfterMinutes: 360 },
  'order-unconfirmed': { read: unconfirmedOrders, afterMinutes: 5 },
  'session-differs': { read: differingSessions, afterMinutes: 5 },
  'calendar-crowded': { read: crowdedCalendar, afterMinutes: 0 },
  'closed-days-end': { read: closedDaysEnd, afterMinutes: 0 },
  'consultation-ceiling-near': { read: reachedCeilings, afterMinutes: 0 },
  'consultation-ceiling-reached': { read: reachedCeilings, afterMinutes: 0 },
  'files-await-scan': { read: filesAwaitingScan, afterMinutes: 10 },
  'answer-late': { read: lateAnswers, afterMinutes: 0 },
  'desk-key-closed': { read: closedDeskKey, afterMinutes: 0 },
  'space-mailbox-changed': { read: changedMailboxes, afterMinutes: 0 },
  'unconfirmed-email-cap': { read: heldBackEmails, afterMinutes: 0 },
  'disk-nearly-full': { read: nearlyFullDisks, afterMinutes: 5 },
  'database-large': { read: largeDatabase, afterMinutes: 0 },
  'alert-undelivered': { read: undeliveredMessages, afterMinutes: 10 },
};
