import 'server-only';
import type { Appointment } from '@/emails/shared/appointment';
import { appointmentOf } from '@/lib/agenda/booking-invitation';
import type { Withdrawal } from '@/lib/generated/prisma/client';
import type { Filed } from '@/lib/orders/texts/withdrawal-acknowledgment';
import { statementOfOrder } from '@/lib/orders/texts/withdrawal-statement';
import { readLocalHolidays } from '@/lib/private/settings/read-local-holidays';
import { db } from '@/lib/server/db';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { madridDate } from '@/lib/shared/madrid-time';
import type { Cents } from '@/lib/shared/money';
import { keptAmount } from '../refunds/amounts';
import { type OrderRights, rightsOfOrder } from '../refunds/refund-rights';
import { isNoted, isUndoable, maskedStatement, undoneOf } from './statement';
import { statementOfLink } from './statement-link';

/** A statement that was received. `undoable`: it came without the order's link and waits; `keepContract` undoes it. */
export type StatementView = Filed & {
  id: string;
  basis: string;
  channel: string;
  executeAt: Date;
  executed: boolean;
  undoable: boolean;
};

/** What the page of step 2 shows: `withdrawFromContract` stores the same statement. */
export type WithdrawalDraft = {
  statement: string;
  name: string;
  email: string;
  /** What is paid back: 0 if all of it was before, or a bank took it back. */
  amount: Cents;
  /** The one that is cancelled with it; null if there is none or it has begun. */
  comingAppointment: Appointment | null;
  /** The buyer has asked for one. */
  hasInvoice: boolean;
  rights: OrderRights;
};

/** The statement that counts for this order, or null. */
export async function findStatement(orderId: string): Promise<StatementView | null> {
  const withdrawal = await db().withdrawal.findFirst({ where: { orderId, state: 'registered' } });
  return withdrawal && viewOf(withdrawal);
}

/** Finds a statement by its own id, also one without an order: for the page and the file right after sending it. */
async function findStatementById(withdrawalId: string): Promise<StatementView | null> {
  const withdrawal = await db().withdrawal.findUnique({ where: { id: withdrawalId } });
  return withdrawal && viewOf(withdrawal);
}

/** Null unless the order is paid. */
async function draftWithdrawal(orderId: string, now: Date): Promise<WithdrawalDraft | null> {
  const order = await db().order.findFirst({
    where: { id: orderId, paymentStatus: { in: ['paid', 'refunded'] } },
    include: {
      product: { select: { name: true } },
      bookings: { where: { status: 'confirmed', startsAt: { gt: now } }, take: 1 },
      _count: { select: { invoiceRequests: true } },
    },
  });
  if (!order?.paidAt) return null;
  const { product, bookings, paidAt, customerName, customerEmail } = order;
  const [booking] = bookings;
  const stated = {
    productName: product.name,
    orderNumber: shortReference(order.id),
    contractedOn: madridDate(paidAt),
  };
  return {
    statement: statementOfOrder(stated),
    name: customerName,
    email: customerEmail,
    amount: keptAmount(order),
    comingAppointment: booking ? appointmentOf(booking) : null,
    hasInvoice: order._count.invoiceRequests > 0,
    rights: rightsOfOrder({ ...order, paidAt }, now, await readLocalHolidays()),
  };
}

function viewOf(withdrawal: Withdrawal): StatementView {
  const { id, basis, channel, submittedAt, statement, name, ackEmail, executeAt, executedAt } = withdrawal;
  return {
    id,
    reference: shortReference(id),
    basis,
    channel,
    submittedAt,
    isNoted: isNoted(withdrawal),
    statement,
    name,
    ackEmail,
    undone: undoneOf(withdrawal),
    executeAt,
    executed: executedAt !== null,
    undoable: isUndoable(withdrawal),
  };
}

export type WithdrawalStep =
  /** `waiting` came without the order's link: to confirm it here means not to wait. */
  | { step: 'confirm'; draft: WithdrawalDraft; waiting: StatementView | null }
  | { step: 'done' }
  | { step: 'over'; draft: WithdrawalDraft }
  | { step: 'not-paid' };

/** What the holder of an order's link can do to withdraw from it. */
export async function findWithdrawalStep(orderId: string, now: Date): Promise<WithdrawalStep> {
  const [statement, draft] = await Promise.all([findStatement(orderId), draftWithdrawal(orderId, now)]);
  if (statement && !(statement.undoable && statement.basis !== 'late')) return { step: 'done' };
  if (!draft) return { step: 'not-paid' };
  if (!statement && draft.rights.basis === null) return { step: 'over', draft };
  return { step: 'confirm', draft, waiting: statement };
}

/**
 * Null if the link is forged, or its statement has been deleted. The history of an order leads to the one that its buyer has undone,
 * so its mailbox, which is the order's, is masked from then on.
 */
export async function findLinkedStatement(link: string): Promise<StatementView | null> {
  const id = statementOfLink(link);
  const statement = id && (await findStatementById(id));
  if (!statement) return null;
  return statement.undone ? maskedStatement(statement) : statement;
}
