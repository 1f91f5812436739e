import 'server-only';
import { db } from '@/lib/db';
import type { Cents } from '@/lib/money';

/** As people see it. `failed`: the money is back with the firm, which pays it in another way. */
export type RefundState = 'requested' | 'on-its-way' | 'done' | 'failed';

export type RefundView = { id: string; amount: Cents; state: RefundState; requestedAt: Date; changedAt: Date };

/** All of an order, oldest first. Refunds from before they were stored are in the order's `amountRefunded` only. */
export async function refundsOf(orderId: string): Promise<RefundView[]> {
  const rows = await db().refundRow.findMany({ where: { orderId }, orderBy: { createdAt: 'asc' } });
  return rows.map(({ id, amount, status, createdAt, updatedAt }) => ({
    id,
    amount,
    state: stateOf(status),
    requestedAt: createdAt,
    changedAt: updatedAt,
  }));
}

function stateOf(status: string): RefundState {
  switch (status) {
    case 'succeeded':
      return 'done';
    case 'pending':
    case 'requires_action':
      return 'on-its-way';
    case 'failed':
    case 'canceled':
      return 'failed';
    default:
      return 'requested';
  }
}
