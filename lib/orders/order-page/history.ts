import type { Booking, BookingMove, InvoiceRequest, RefundRow, Withdrawal } from '@/lib/generated/prisma/client';
import type { Cents } from '@/lib/shared/money';

export type HistoryEntry = { at: Date } & (
  | { kind: 'contracted' | 'kept' | 'invoice-asked' | 'link-renewed' }
  /** `undoneId`: of one that the buyer undid; null of the one that counts. */
  | { kind: 'withdrawn'; undoneId: string | null }
  | { kind: 'moved' | 'chosen' | 'cancelled'; hour: Date }
  | { kind: 'refund-requested' | 'refund-done' | 'refund-failed'; amount: Cents }
);

type HistoryOf = {
  paidAt: Date;
  /** The last time. */
  linkRenewedAt: Date | null;
  /** The latest first. */
  bookings: readonly (Pick<Booking, 'createdAt' | 'startsAt' | 'confirmedAt' | 'cancelledAt'> & {
    moves: readonly Pick<BookingMove, 'fromStartsAt' | 'toStartsAt' | 'movedAt'>[];
  })[];
  withdrawals: readonly Pick<Withdrawal, 'id' | 'state' | 'submittedAt' | 'keptAt'>[];
  refunds: readonly Pick<RefundRow, 'amount' | 'status' | 'createdAt' | 'updatedAt'>[];
  invoiceRequests: readonly Pick<InvoiceRequest, 'requestedAt'>[];
};

/** What has happened to a purchase, oldest first. */
export function historyOf(order: HistoryOf): HistoryEntry[] {
  const { paidAt, linkRenewedAt, bookings, withdrawals, refunds, invoiceRequests } = order;
  const first = bookings.at(-1);
  return [
    { at: paidAt, kind: 'contracted' } as const,
    ...bookings.flatMap((booking) => entriesOfBooking(booking, chosenAt(booking, booking === first, paidAt))),
    ...withdrawals.flatMap(entriesOfWithdrawal),
    ...refunds.flatMap(entriesOfRefund),
    ...invoiceRequests.map(({ requestedAt }) => ({ at: requestedAt, kind: 'invoice-asked' as const })),
    ...(linkRenewedAt ? [{ at: linkRenewedAt, kind: 'link-renewed' as const }] : []),
  ].sort((one, other) => one.at.getTime() - other.at.getTime());
}

type HistoryBooking = HistoryOf['bookings'][number];

/** Null for the hour that was paid for. The payment itself may have claimed that again. */
function chosenAt({ createdAt, confirmedAt }: HistoryBooking, isFirst: boolean, paidAt: Date): Date | null {
  if (confirmedAt) return confirmedAt;
  return !isFirst && createdAt > paidAt ? createdAt : null;
}

function entriesOfBooking({ startsAt, cancelledAt, moves }: HistoryBooking, chosenAt: Date | null): HistoryEntry[] {
  const chosen = chosenAt ? [{ at: chosenAt, kind: 'chosen' as const, hour: moves[0]?.fromStartsAt ?? startsAt }] : [];
  const cancelled = cancelledAt ? [{ at: cancelledAt, kind: 'cancelled' as const, hour: startsAt }] : [];
  const moved = moves.map(({ toStartsAt, movedAt }) => ({ at: movedAt, kind: 'moved' as const, hour: toStartsAt }));
  return [...chosen, ...moved, ...cancelled];
}

function entriesOfWithdrawal({ id, state, submittedAt, keptAt }: HistoryOf['withdrawals'][number]): HistoryEntry[] {
  if (state !== 'kept-by-buyer') return [{ at: submittedAt, kind: 'withdrawn', undoneId: null }];
  return [
    { at: submittedAt, kind: 'withdrawn', undoneId: id },
    { at: keptAt ?? submittedAt, kind: 'kept' },
  ];
}

function entriesOfRefund({ amount, status, createdAt, updatedAt }: HistoryOf['refunds'][number]): HistoryEntry[] {
  const requested = { at: createdAt, kind: 'refund-requested' as const, amount };
  if (status === 'succeeded') return [requested, { at: updatedAt, kind: 'refund-done', amount }];
  if (status === 'failed' || status === 'canceled')
    return [requested, { at: updatedAt, kind: 'refund-failed', amount }];
  return [requested];
}
