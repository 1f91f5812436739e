import type { JobName, Jobs } from './jobs';

/** What suffers while a job fails. `upkeep` jobs are those of the schedule. */
type JobArea = 'mail' | 'calendar' | 'refund' | 'upkeep';

/** Also the list of the names that this release knows. */
const JOB_AREAS: Record<JobName, JobArea> = {
  'create-meeting': 'calendar',
  'move-meeting': 'calendar',
  'delete-meeting': 'calendar',
  'describe-meeting': 'calendar',
  'read-busy-calendar': 'upkeep',
  'purge-unpaid-orders': 'upkeep',
  'purge-paid-orders': 'upkeep',
  'send-order-email': 'mail',
  'send-appointment-email': 'mail',
  'send-reminder': 'mail',
  'send-order-link': 'mail',
  'send-asked-links': 'mail',
  'send-invoice-request': 'mail',
  'send-invoice-receipt': 'mail',
  'alert-staff': 'mail',
  'send-consultation-email': 'mail',
  'send-first-consultation-email': 'mail',
  'purge-first-consultations': 'upkeep',
  'scan-waiting-files': 'upkeep',
  'purge-consultations': 'upkeep',
  'send-withdrawal-email': 'mail',
  'execute-withdrawal': 'refund',
  'make-refund': 'refund',
  'settle-refunds': 'refund',
  'settle-disputes': 'refund',
  'finish-refunds': 'upkeep',
  'mail-missing-notices': 'upkeep',
  'purge-unmatched-statements': 'upkeep',
  'send-contact-email': 'mail',
  'send-answer': 'mail',
  'send-newsletter-email': 'mail',
  'send-space-code': 'mail',
  'send-space-notice': 'mail',
  'send-own-data-email': 'mail',
  'send-desk-email': 'mail',
  'send-letter-trial': 'mail',
  'start-scheduled-letter': 'mail',
  'send-letter': 'mail',
  'requeue-letters': 'upkeep',
  'purge-messages': 'upkeep',
  'purge-subscriptions': 'upkeep',
  'purge-mails': 'upkeep',
  'purge-attempts': 'upkeep',
  'purge-used-timestamps': 'upkeep',
  'purge-unconfirmed-emails': 'upkeep',
  'purge-claimant-hashes': 'upkeep',
  'purge-order-claimant-hashes': 'upkeep',
  'purge-download-counts': 'upkeep',
  'purge-spaces': 'upkeep',
  'purge-desk': 'upkeep',
  'purge-former-people': 'upkeep',
  'purge-desk-events': 'upkeep',
  'purge-blocks': 'upkeep',
  'seal-answers': 'upkeep',
  'purge-daily-counts': 'upkeep',
  'expire-claims': 'upkeep',
  'reconcile-orders': 'upkeep',
  'reconcile-with-stripe': 'upkeep',
};

const LETTER_JOBS: ReadonlySet<string> = new Set<JobName>(['start-scheduled-letter', 'send-letter']);

export const KNOWN_JOBS = Object.keys(JOB_AREAS);

/** What sends one e-mail that a person waits for. */
export const SINGLE_MAIL_JOBS = KNOWN_JOBS.filter(
  (job) => JOB_AREAS[job as JobName] === 'mail' && !LETTER_JOBS.has(job),
);

/** The e-mails about money that goes back count as refunds. `about` is the payload's `email` or `alert`. */
export function areaOf(job: string, about: string | null): JobArea | null {
  if (!isKnownJob(job)) return null;
  const area = JOB_AREAS[job];
  return area === 'mail' && about !== null && REFUND_MAILS.has(about) ? 'refund' : area;
}

const REFUND_MAILS: ReadonlySet<string> = new Set<Jobs['send-order-email']['email'] | Jobs['alert-staff']['alert']>([
  'refund',
  'refund-part',
]);

function isKnownJob(job: string): job is JobName {
  return Object.hasOwn(JOB_AREAS, job);
}
