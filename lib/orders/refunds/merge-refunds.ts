import type { Cents } from '@/lib/shared/money';

export type RefundStatus = 'requested' | 'requires_action' | 'pending' | 'succeeded' | 'failed' | 'canceled';

/** A stored refund, as far as Stripe has a say in it. */
export type StoredRefund = {
  id: string;
  withdrawalId: string | null;
  amount: Cents;
  status: RefundStatus;
  stripeRefundId: string | null;
  failureReason: string | null;
  pendingReason: string | null;
  createdAt: Date;
};

/** A refund that Stripe lists. `rowId`: the stored one that it was made for. */
export type ReportedRefund = {
  id: string;
  amount: Cents;
  status: Exclude<RefundStatus, 'requested'>;
  failureReason: string | null;
  pendingReason: string | null;
  rowId: string | null;
  createdAt: Date;
};

/** Stripe will not make this one, or not yet: then the code is its reason for waiting. */
export type Refusal = { rowId: string; code: string; isFinal: boolean };

/** Stripe's word for a refund that waits for money in our balance. */
export const BALANCE_EMPTY = 'insufficient_funds';

/** A refund never goes back to a lower rank: a list that was read earlier and is stored later changes nothing. */
const RANK: Record<RefundStatus, number> = {
  requested: 0,
  requires_action: 1,
  pending: 1,
  succeeded: 2,
  failed: 3,
  canceled: 3,
};

/**
 * The stored refunds as they should be after Stripe's list; lists in any order lead to the same. One that Stripe lists and that is
 * not stored is new, under the id of its row if it has one. `newId` makes the others.
 */
export function mergeRefunds(
  stored: readonly StoredRefund[],
  reported: readonly ReportedRefund[],
  refusal: Refusal | null,
  newId: () => string,
): StoredRefund[] {
  const merged = new Map(stored.map((row) => [row.id, row]));
  for (const refund of reported) {
    const row = rowOf([...merged.values()], refund);
    if (!row) {
      const id = refund.rowId !== null && !merged.has(refund.rowId) ? refund.rowId : newId();
      merged.set(id, asReported({ id, withdrawalId: null, createdAt: refund.createdAt }, refund));
    } else if (row.stripeRefundId === null || RANK[refund.status] >= RANK[row.status]) {
      merged.set(row.id, asReported(row, refund));
    }
  }
  const refused = refusal && merged.get(refusal.rowId);
  if (refusal && refused?.status === 'requested' && refused.stripeRefundId === null) {
    const { code, isFinal } = refusal;
    merged.set(refused.id, {
      ...refused,
      ...(isFinal ? { status: 'failed', failureReason: code } : { pendingReason: code }),
    });
  }
  return [...merged.values()];
}

type Money = Pick<StoredRefund, 'status' | 'amount'>;

/** Paid back, or on its way. */
export function amountOnItsWay(refunds: readonly Money[]): Cents {
  return sumOf(refunds.filter(isOnItsWay));
}

/** Also one that has arrived. */
export function isOnItsWay({ status }: Pick<StoredRefund, 'status'>): boolean {
  return status === 'succeeded' || status === 'pending';
}

export function amountPaidBack(refunds: readonly Money[]): Cents {
  return sumOf(refunds.filter(({ status }) => status === 'succeeded'));
}

export function hasFailed({ status }: Pick<StoredRefund, 'status'>): boolean {
  return status === 'failed' || status === 'canceled';
}

export function waitsForBalance({ status, pendingReason }: Pick<StoredRefund, 'status' | 'pendingReason'>): boolean {
  return (status === 'pending' || status === 'requested') && pendingReason === BALANCE_EMPTY;
}

function rowOf(rows: readonly StoredRefund[], { id, rowId }: ReportedRefund): StoredRefund | undefined {
  return (
    rows.find(({ stripeRefundId }) => stripeRefundId === id) ??
    rows.find((row) => row.stripeRefundId === null && row.id === rowId)
  );
}

function asReported(
  { id, withdrawalId, createdAt }: Pick<StoredRefund, 'id' | 'withdrawalId' | 'createdAt'>,
  { id: stripeRefundId, rowId: _, createdAt: __, ...state }: ReportedRefund,
): StoredRefund {
  return { id, withdrawalId, createdAt, stripeRefundId, ...state };
}

function sumOf(refunds: readonly Money[]): Cents {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}
