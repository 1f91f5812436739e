import 'server-only';
import { db } from '@/lib/db';
import type { Order, RefundRow, Withdrawal } from '@/lib/generated/prisma/client';
import type { Cents } from '@/lib/money';
import { type RefundRights, refundRights } from '../refunds/refund-rights';
import { isUndoable } from '../withdrawal/is-undoable';
import { type HistoryEntry, historyOf } from './history';
import { findLinkedOrder, isLinkOutOfDate } from './linked-order';
import { maskedEmail } from './masked-email';
import { type PageAppointment, pageAppointment } from './page-appointment';

/** What the holder of a link sees of an order: neither telephone nor notes, and of the address what is needed to recognise it. */
export type OrderPage = {
  orderId: string;
  productName: string;
  /** Null for an order that was rebuilt without a name. */
  firstName: string | null;
  maskedEmail: string;
  paidAt: Date;
  amount: Cents;
  amountRefunded: Cents;
  refunds: Pick<RefundRow, 'amount' | 'status'>[];
  /** `waiting`: a person looks at it. */
  state: 'confirmed' | 'waiting' | 'ended';
  appointment: PageAppointment;
  rights: RefundRights;
  withdrawnAt: Date | null;
  /** A statement that came without the link and is not executed yet: the buyer may undo it. */
  waiting: WaitingStatement | null;
  history: HistoryEntry[];
};

/** `executeAt` is null if staff decide, after the period. */
export type WaitingStatement = { submittedAt: Date; executeAt: Date | null };

export type FoundOrderPage =
  | { ok: true; order: OrderPage }
  | { ok: false; reason: 'gone' }
  | { ok: false; reason: 'out-of-date' };

/** Reading changes nothing: mail filters open links. */
export async function findOrderPage(token: string, now: Date): Promise<FoundOrderPage> {
  const linked = await findLinkedOrder(token);
  if (!linked) return { ok: false, reason: 'gone' };
  if (isLinkOutOfDate(linked, now)) return { ok: false, reason: 'out-of-date' };
  const found = await db().order.findUniqueOrThrow({
    where: { id: linked.id },
    include: {
      product: { select: { name: true } },
      bookings: { orderBy: { createdAt: 'desc' }, include: { moves: { orderBy: { movedAt: 'asc' } } } },
      withdrawals: { orderBy: { submittedAt: 'asc' } },
      refunds: { orderBy: { createdAt: 'asc' } },
    },
  });
  const order = { ...found, paidAt: linked.paidAt };
  const withdrawal = order.withdrawals.find(({ state }) => state === 'registered');
  const waiting = withdrawal && isUndoable(withdrawal) ? waitingOf(withdrawal) : null;
  return {
    ok: true,
    order: {
      orderId: order.id,
      productName: order.product.name,
      firstName: firstNameOf(order.customerName),
      maskedEmail: maskedEmail(order.customerEmail),
      paidAt: order.paidAt,
      amount: order.totalAmount,
      amountRefunded: order.amountRefunded,
      refunds: order.refunds.map(({ amount, status }) => ({ amount, status })),
      state: stateOf(order, withdrawal !== undefined && !waiting),
      appointment: pageAppointment(order, withdrawal !== undefined, now),
      rights: refundRights(order.paidAt, now),
      withdrawnAt: withdrawal?.submittedAt ?? null,
      waiting,
      history: historyOf(order),
    },
  };
}

function waitingOf({ submittedAt, executeAt, basis }: Withdrawal): WaitingStatement {
  return { submittedAt, executeAt: basis === 'late' ? null : executeAt };
}

function stateOf({ status }: Pick<Order, 'status'>, isWithdrawn: boolean): OrderPage['state'] {
  if (isWithdrawn || status === 'refunded') return 'ended';
  return status === 'confirmed' ? 'confirmed' : 'waiting';
}

function firstNameOf(customerName: string): string | null {
  return customerName.includes('@') ? null : (customerName.trim().split(/\s+/)[0] ?? null);
}
