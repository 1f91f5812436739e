import 'server-only';
import { WithdrawalExecuted } from '@/emails/orders/withdrawal-executed';
import { type WithdrawalNews, WithdrawalStaff, withdrawalNews } from '@/emails/orders/withdrawal-staff';
import { appointmentOf } from '@/lib/agenda/booking-invitation';
import { acknowledgmentText } from '@/lib/orders/texts/withdrawal-acknowledgment';
import { db } from '@/lib/server/db';
import { staff } from '@/lib/server/email/addresses';
import type { MailAbout } from '@/lib/server/email/record-mail';
import { sendEmail } from '@/lib/server/email/send-email';
import { sendUnlessRefused } from '@/lib/server/email/send-unless-refused';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { Jobs } from '@/lib/server/jobs/jobs';
import { admitUnconfirmedEmail } from '@/lib/server/security/admit-unconfirmed-email';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import type { Cents } from '@/lib/shared/money';
import { site } from '@/lib/shared/site';
import { cancellationFile, purchaseOf, toBuyer } from '../mailed-order';
import { orderLink } from '../order-page/order-link';
import { acknowledgmentEmail } from './acknowledgment-email';
import { findMailedStatement, type MailedStatement as Stored } from './mailed-statement';
import { sendContractKept } from './send-contract-kept';
import { isNoted, isUndoable, undoneOf } from './statement';

type StatedOrder = NonNullable<Stored['order']>;

/** Sends each e-mail about a statement once, also if the process crashes between sending and storing that. */
export async function sendWithdrawalEmail(
  { withdrawalId, email, bookingId }: Jobs['send-withdrawal-email'],
  now: Date,
): Promise<void> {
  const stored = await findMailedStatement(withdrawalId);
  if (!stored) return;
  switch (email) {
    case 'acknowledgment':
      return sendAcknowledgment(stored, bookingId, now);
    case 'copy':
      return sendCopy(stored, bookingId);
    case 'executed':
      return sendExecuted(stored, bookingId);
    case 'kept':
      return sendContractKept(stored, bookingId, now);
    case 'staff':
      return sendToStaff(stored, newsOf(stored));
    case 'unacknowledged':
      return sendToStaff(stored, 'unacknowledged');
  }
}

/** Mails the mailbox that was given for it. One that belongs to no order is not confirmed: its domain has a daily cap. */
async function sendAcknowledgment(stored: Stored, bookingId: string | null, now: Date): Promise<void> {
  const idempotencyKey = `withdrawal/${stored.id}`;
  const mail = {
    ...(await acknowledgment(stored, bookingId, stored.ackEmail)),
    idempotencyKey,
    about: aboutOf(stored, 'withdrawal-acknowledgment'),
  };
  if (stored.order) await sendEmail(mail);
  else if (
    !(await admitUnconfirmedEmail({ to: stored.ackEmail, idempotencyKey }, now)) ||
    !(await sendUnlessRefused(mail))
  ) {
    // The law wants it on a durable medium: a person sends it.
    const jobKey = `unacknowledged:${stored.id}`;
    const payload = { withdrawalId: stored.id, email: 'unacknowledged', bookingId: null } as const;
    return enqueue(db(), 'send-withdrawal-email', payload, { jobKey });
  }
  await db().withdrawal.updateMany({ where: { id: stored.id, ackSentAt: null }, data: { ackSentAt: now } });
}

/** The buyer hears of it whatever mailbox was given. */
async function sendCopy(stored: Stored, bookingId: string | null): Promise<void> {
  const { order, ackEmail } = stored;
  if (!order || isMailboxOf(order, ackEmail)) return;
  const idempotencyKey = `withdrawal/${stored.id}/copy`;
  await sendEmail({
    ...(await acknowledgment(stored, bookingId, order.customerEmail)),
    idempotencyKey,
    about: aboutOf(stored, 'withdrawal-copy'),
  });
}

async function acknowledgment(stored: Stored, bookingId: string | null, to: string) {
  const { id, order, name, ackEmail, statement, submittedAt, refunds } = stored;
  const reference = shortReference(id);
  const ofBuyer = order !== null && isMailboxOf(order, to);
  const cancelled = order ? bookingOf(order, bookingId) : null;
  const acknowledged = { reference, submittedAt, isNoted: isNoted(stored), statement, name, ackEmail };
  const text = acknowledgmentText({ ...acknowledged, undone: undoneOf(stored) });
  return {
    to,
    replyTo: site.contactEmail,
    ...(await acknowledgmentEmail({
      acknowledged,
      next: nextOf(stored),
      amount: amountAskedBack(refunds),
      cancelledAppointment: cancelled && appointmentOf(cancelled),
      hasInvoice: hasInvoice(order),
      manageLink: ofBuyer ? orderLink(order) : null,
      isUndoable: isUndoable(stored),
    })),
    attachments: [
      { filename: 'acuse.txt', contentType: 'text/plain; charset=utf-8', content: Buffer.from(text) },
      ...(order && cancelled && ofBuyer ? cancellationFile({ order, booking: cancelled, stampedAt: submittedAt }) : []),
    ],
  };
}

/** What the reader may expect. A late statement, and one of no known order, wait for a person. */
function nextOf(stored: Stored) {
  const { state, basis, channel, executeAt, executedAt } = stored;
  const undone = undoneOf(stored);
  if (state === 'unmatched') return { kind: 'unmatched' } as const;
  if (undone) return { kind: 'kept', at: undone.at } as const;
  if (basis === 'late') return { kind: 'late' } as const;
  if (channel === 'public' && !executedAt) return { kind: 'waits', until: executeAt } as const;
  return { kind: executedAt ? 'executed' : 'late' } as const;
}

/** Also of what has failed since: it is owed, and not paid back before. */
function amountAskedBack(refunds: Stored['refunds']): Cents {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

async function sendExecuted(stored: Stored, bookingId: string | null): Promise<void> {
  const { id, order, executedAt, refunds } = stored;
  if (!order || !executedAt) return;
  const cancelled = bookingOf(order, bookingId);
  await sendEmail({
    ...toBuyer(order),
    subject: 'Tu desistimiento está hecho',
    react: (
      <WithdrawalExecuted
        {...purchaseOf(order)}
        amount={amountAskedBack(refunds)}
        cancelledAppointment={cancelled && appointmentOf(cancelled)}
        hasInvoice={hasInvoice(order)}
      />
    ),
    attachments: cancelled ? cancellationFile({ order, booking: cancelled, stampedAt: executedAt }) : [],
    idempotencyKey: `withdrawal/${id}/executed`,
    about: aboutOf(stored, 'withdrawal-executed'),
  });
}

function newsOf({ state, basis }: Stored): WithdrawalNews {
  if (state === 'registered') return basis === 'late' ? 'late' : 'registered';
  return state === 'unmatched' ? state : 'kept';
}

async function sendToStaff(stored: Stored, news: WithdrawalNews): Promise<void> {
  const { id, order, ackEmail, name, contract, statement, submittedAt, executeAt, channel } = stored;
  const waitsUntil = news === 'registered' && channel === 'public' ? executeAt : null;
  await sendEmail({
    to: staff(),
    replyTo: ackEmail,
    subject: `${withdrawalNews[news]}: ${name}`,
    react: (
      <WithdrawalStaff
        news={news}
        statement={{ reference: shortReference(id), name, contract, ackEmail, statement, submittedAt, waitsUntil }}
        order={
          order && {
            id: order.id,
            productName: order.product.name,
            amount: order.totalAmount,
            hasInvoice: hasInvoice(order),
          }
        }
      />
    ),
    idempotencyKey: `withdrawal/${id}/staff/${news}`,
    about: aboutOf(stored, `staff-withdrawal-${news}`),
  });
}

function aboutOf({ id, order }: Stored, kind: string): MailAbout {
  return order ? { kind, subject: 'order', id: order.id } : { kind, subject: 'withdrawal', id };
}

function isMailboxOf(order: StatedOrder, mailbox: string): boolean {
  return order.customerEmail.toLowerCase() === mailbox.toLowerCase();
}

function hasInvoice(order: Stored['order']): boolean {
  return order !== null && order._count.invoiceRequests > 0;
}

function bookingOf({ bookings }: StatedOrder, bookingId: string | null) {
  return bookings.find(({ id }) => id === bookingId) ?? null;
}
