import 'server-only';
import type { Order, RefundRow, Withdrawal } from '@/lib/generated/prisma/client';
import { downloadAction, downloadKey } from '@/lib/orders/deliverables/download-link';
import { readLocalHolidays } from '@/lib/private/settings/read-local-holidays';
import { claimedId } from '@/lib/server/security/signed-link';
import { type MadridDate, madridDate } from '@/lib/shared/madrid-time';
import type { Cents } from '@/lib/shared/money';
import { firstName, knownName } from '@/lib/shared/person/name';
import type { LocalHoliday } from '@/lib/shared/working-days/local-holidays';
import { type Delivery, deliveryOf } from '../delivery/delivery-of';
import { invoiceDay } from '../delivery/invoice-day';
import { isPaidBack, keptAmount } from '../refunds/amounts';
import { type OrderRights, rightsOfOrder } from '../refunds/refund-rights';
import { isUndoable, isWithdrawal } from '../withdrawal/statement';
import { type HistoryEntry, historyOf } from './history';
import { isLinkOutOfDate } from './linked-order';
import { maskedEmail } from './masked-email';
import { isOrderToken } from './order-link';
import { type PageAppointment, pageAppointment } from './page-appointment';
import { findStoredPurchase, type StoredPurchase } from './stored-purchase';

/**
 * What the holder of a link sees of an order: neither telephone nor notes, of the mailbox what is needed to recognise it, and of the
 * name the first; the receipt alone has the whole name, because a receipt names its customer.
 */
export type OrderPage = {
  orderId: string;
  productName: string;
  /** Null for an order that was rebuilt without a name. */
  firstName: string | null;
  /** Name on the receipt. Null as well without a name. */
  customerName: string | null;
  maskedEmail: string;
  paidAt: Date;
  amount: Cents;
  amountRefunded: Cents;
  /** What a bank has taken back for good. */
  amountLost: Cents;
  /** What is paid back if the contract ends now. */
  amountKept: Cents;
  refunds: Pick<RefundRow, 'id' | 'amount' | 'status'>[];
  /** `waiting`: a person looks at it. */
  state: 'confirmed' | 'waiting' | 'ended';
  appointment: PageAppointment;
  /** What comes by mail until its day is over, and what follows; nothing without an hour from which it counts, and once it has ended. */
  promised: Promised;
  /** What the service has; empty once the order has ended. */
  features: string[];
  /** What can be downloaded now, each with the address that a POST gets it from. */
  files: { title: string; action: string; validUntil: Date }[];
  rights: OrderRights;
  withdrawnAt: Date | null;
  /** A statement that came without the link and is not executed yet: the buyer may undo it. */
  waiting: WaitingStatement | null;
  history: HistoryEntry[];
  /** The latest request; null if there is none. What it is to say is not shown again. */
  invoice: { requestedAt: Date } | null;
  /** The last day on which it comes: the one asked for, or one that is asked for now. */
  invoiceUntil: MadridDate;
  /** All of it is paid back, or about to be: there is nothing to invoice. */
  isPaidBack: boolean;
};

/** `executeAt` is null if staff decide, after the period. */
export type WaitingStatement = { submittedAt: Date; executeAt: Date | null };

export type FoundOrderPage =
  | { ok: true; order: OrderPage }
  | { ok: false; reason: 'gone' }
  | { ok: false; reason: 'out-of-date' };

/** Reading changes nothing: mail filters open links. */
export async function findOrderPage(token: string, now: Date): Promise<FoundOrderPage> {
  const orderId = claimedId(token);
  const order = orderId && (await findStoredPurchase(orderId));
  if (!order || !isOrderToken(token, order)) return { ok: false, reason: 'gone' };
  if (isLinkOutOfDate(order, now)) return { ok: false, reason: 'out-of-date' };
  const withdrawal = order.withdrawals.find(({ state }) => state === 'registered');
  const waiting = withdrawal && isUndoable(withdrawal) ? waitingOf(withdrawal) : null;
  const customerName = knownName(order.customerName);
  const isEnded = withdrawal !== undefined && !waiting;
  const local = await readLocalHolidays();
  const state = stateOf(order, isEnded);
  const promised = state === 'ended' ? NOTHING : promisedBy(order, now, local);
  const invoice = order.invoiceRequests.at(-1) ?? null;
  return {
    ok: true,
    order: {
      orderId: order.id,
      productName: order.productName,
      firstName: customerName && firstName(customerName),
      customerName,
      maskedEmail: maskedEmail(order.customerEmail),
      paidAt: order.paidAt,
      amount: order.totalAmount,
      amountRefunded: order.amountRefunded,
      amountLost: order.amountLost,
      amountKept: keptAmount(order),
      refunds: order.refunds.map(({ id, amount, status }) => ({ id, amount, status })),
      state,
      appointment: pageAppointment(order, order.withdrawals.some(isWithdrawal), now),
      promised,
      features: state === 'ended' ? [] : order.features,
      files: isEnded ? [] : filesOf(order, now),
      rights: rightsOfOrder(order, now, local),
      withdrawnAt: withdrawal?.submittedAt ?? null,
      waiting,
      history: historyOf(order),
      invoice,
      invoiceUntil: invoiceDay(invoice?.requestedAt ?? now, local),
      isPaidBack: isPaidBack(order),
    },
  };
}

function waitingOf(withdrawal: Pick<Withdrawal, 'submittedAt' | 'executeAt' | 'basis'>): WaitingStatement {
  const { submittedAt, executeAt, basis } = withdrawal;
  return { submittedAt, executeAt: basis === 'late' ? null : executeAt };
}

function filesOf({ status, downloads, linkVersion }: StoredPurchase, now: Date): OrderPage['files'] {
  if (status !== 'confirmed') return [];
  return downloads.flatMap(({ title, validUntil, ...file }) =>
    validUntil > now ? [{ title, validUntil, action: downloadAction(downloadKey({ ...file, linkVersion })) }] : [],
  );
}

function stateOf({ status }: Pick<Order, 'status'>, isWithdrawn: boolean): OrderPage['state'] {
  if (isWithdrawn || status === 'refunded') return 'ended';
  return status === 'confirmed' ? 'confirmed' : 'waiting';
}

type Purchase = Pick<StoredPurchase, 'status' | 'paidAt' | 'delivered' | 'deliveryDays' | 'followUpDays'> & {
  bookings: readonly Pick<StoredPurchase['bookings'][number], 'status' | 'endsAt'>[];
};

type Promised = Pick<Delivery, 'later' | 'followUp'>;

const NOTHING: Promised = { later: null, followUp: null };

/** What is still to come; nothing without an hour from which it counts. */
export function promisedBy(purchase: Purchase, now: Date, local: readonly LocalHoliday[]): Promised {
  const booking = purchase.bookings.find((one) => one.status === 'confirmed') ?? null;
  if (!booking && purchase.bookings.length > 0) return NOTHING;
  const delivery = deliveryOf({ ...purchase, product: purchase, downloads: [], booking }, local) ?? NOTHING;
  const { later, followUp } = delivery;
  return { later: later && later.until >= madridDate(now) ? later : null, followUp };
}
