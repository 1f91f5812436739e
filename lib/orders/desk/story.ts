import { subHours } from 'date-fns';
import type { Dispute, Download, Order, Reminder } from '@/lib/generated/prisma/client';
import type { OrderEvent } from '@/lib/private/desk-log/events-of-order';
import type { ReturnedMail, SentMail } from '@/lib/server/email/order-mails';
import type { Cents } from '@/lib/shared/money';
import { type HistoryEntry, historyOf } from '../order-page/history';

type OwnEntry = { at: Date } & (
  | { kind: 'placed' | 'confirmation-sent' | 'link-sent' | 'notice-sent' | 'mail-bounced' | 'mail-complained' }
  | { kind: 'mail-sent'; mail: string }
  | { kind: 'reminded'; reminder: string }
  | { kind: 'dispute-opened'; amount: Cents; reason: string }
  | { kind: 'dispute-closed'; amount: Cents; outcome: string }
  | { kind: 'downloaded'; file: string; count: number }
  /** What left no other trace. */
  | { kind: 'desk'; event: string; subject: string | null }
);

/** `by`: of the desk; without it the buyer, a job or a provider did it. */
export type StoryEntry = (HistoryEntry | OwnEntry) & { by: string | null };

type HistoryOf = Parameters<typeof historyOf>[0];

type StoryOf = Pick<Order, 'createdAt' | 'confirmationSentAt' | 'meetingLinkSentAt' | 'noticeSentAt' | 'paidAt'> &
  Omit<HistoryOf, 'paidAt' | 'bookings'> & {
    /** The latest first. */
    bookings: readonly (HistoryOf['bookings'][number] & {
      reminders: readonly Pick<Reminder, 'kind' | 'sentAt'>[];
      confirmationSentAt: Date | null;
      meetingLinkSentAt: Date | null;
    })[];
    disputes: readonly Pick<Dispute, 'amount' | 'reason' | 'status' | 'openedAt' | 'closedAt'>[];
    sent: readonly SentMail[];
    returned: readonly ReturnedMail[];
    downloads: readonly (Pick<Download, 'downloadCount' | 'lastDownloadedAt'> & { deliverable: { title: string } })[];
  };

/** Which entry an event of the desk has left: both have the moment of their transaction. */
const TRACES: Record<string, string> = {
  'orders.moved': 'moved',
  'orders.cancelled': 'cancelled',
  'orders.hour-chosen': 'chosen',
  'orders.refunded': 'refund-requested',
  'orders.invoice-noted': 'invoice-asked',
};

/** Everything that happened to an order, oldest first. */
export function storyOf(order: StoryOf, events: readonly OrderEvent[]): StoryEntry[] {
  const { paidAt } = order;
  const entries: (HistoryEntry | OwnEntry)[] = [
    { at: order.createdAt, kind: 'placed' },
    ...(paidAt ? historyOf({ ...order, paidAt }) : []),
    ...order.sent.map(({ at, kind: mail }) => ({ at, kind: 'mail-sent' as const, mail })),
    ...forgottenMails(order),
    ...order.returned.map(({ at, kind }) => ({ at, kind: `mail-${kind}` as const })),
    ...order.disputes.flatMap(disputeEntries),
    ...order.downloads.flatMap(({ downloadCount: count, lastDownloadedAt: at, deliverable }) =>
      at ? [{ at, kind: 'downloaded' as const, file: deliverable.title, count }] : [],
    ),
  ];
  const told = entries.filter((entry) => !isTransfer(entry, events));
  const traced = told.map((entry) => ({ ...entry, by: events.find((event) => isTrace(entry, event))?.by ?? null }));
  const untraced = events
    .filter((event) => !told.some((entry) => isTrace(entry, event)))
    .map(({ at, kind: event, by, subject }) => ({ at, kind: 'desk' as const, event, subject, by }));
  return [...traced, ...untraced].sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** A bank transfer is stored as a refund that is made at once; the line of the desk says what it was. */
function isTransfer({ at, kind }: { at: Date; kind: string }, events: readonly OrderEvent[]): boolean {
  if (kind !== 'refund-requested' && kind !== 'refund-done') return false;
  return events.some((event) => event.kind === 'orders.transfer-noted' && event.at.getTime() === at.getTime());
}

function isTrace(entry: { at: Date; kind: string }, event: OrderEvent): boolean {
  return TRACES[event.kind] === entry.kind && event.at.getTime() === entry.at.getTime();
}

function disputeEntries({ amount, reason, status, openedAt, closedAt }: StoryOf['disputes'][number]): OwnEntry[] {
  return [
    { at: openedAt, kind: 'dispute-opened', amount, reason },
    ...(closedAt ? [{ at: closedAt, kind: 'dispute-closed' as const, amount, outcome: status }] : []),
  ];
}

/** An e-mail is noted at its order or hour by the job that sends it, a little before it is stored. */
const NOTED_BEFORE_HOURS = 1;

/** What is noted at the order, its hours and their reminders of e-mails from before the first that is stored. */
function forgottenMails(order: StoryOf): OwnEntry[] {
  const reminded = order.bookings.flatMap(({ reminders }) =>
    reminders.map(({ kind, sentAt }) => ({ at: sentAt, kind: 'reminded' as const, reminder: kind })),
  );
  const noted = [...sentOf([order, ...order.bookings]), ...reminded];
  const [first] = order.sent;
  return first ? noted.filter(({ at }) => at < subHours(first.at, NOTED_BEFORE_HOURS)) : noted;
}

type Sent = { confirmationSentAt: Date | null; meetingLinkSentAt: Date | null; noticeSentAt?: Date | null };

/** An e-mail about an hour that was chosen again is noted at the hour, one with its link at both: it was one. */
function sentOf(noted: readonly Sent[]): OwnEntry[] {
  const mails = noted.flatMap(mailsOf);
  return mails.filter(({ at, kind }, index) => {
    const first = mails.findIndex((mail) => mail.kind === kind && mail.at.getTime() === at.getTime());
    return first === index;
  });
}

function mailsOf({ confirmationSentAt, meetingLinkSentAt, noticeSentAt = null }: Sent) {
  // A link that the confirmation carried was sent with it.
  const ownLink = meetingLinkSentAt?.getTime() === confirmationSentAt?.getTime() ? null : meetingLinkSentAt;
  return [
    ...(confirmationSentAt ? [{ at: confirmationSentAt, kind: 'confirmation-sent' as const }] : []),
    ...(ownLink ? [{ at: ownLink, kind: 'link-sent' as const }] : []),
    ...(noticeSentAt ? [{ at: noticeSentAt, kind: 'notice-sent' as const }] : []),
  ];
}
