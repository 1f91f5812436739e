import 'server-only';
import { v7 as uuid } from 'uuid';
import type { Db } from '@/lib/server/db';
import type { Cents } from '@/lib/shared/money';
import { amountOnItsWay, type StoredRefund } from './merge-refunds';
import { orderRefund } from './order-refund';

/** Statements that have had their effect: everything is to be paid back. */
export const EXECUTED = { state: 'registered', executedAt: { not: null } } as const;

/** True if the buyer has withdrawn and no refund is on its way, or wanted, for a part of the price. */
export async function isStillOwed(
  tx: Db,
  order: { id: string /** The price, without what a bank has taken back. */; owed: Cents },
  refunds: readonly StoredRefund[],
): Promise<boolean> {
  const isWanted = refunds.some(({ status }) => status === 'requested' || status === 'requires_action');
  if (isWanted || amountOnItsWay(refunds) >= order.owed) return false;
  return (await tx.withdrawal.count({ where: { orderId: order.id, ...EXECUTED } })) > 0;
}

/**
 * Orders what a buyer who has withdrawn is still owed: a refund of a part that staff had wanted before the withdrawal, and that
 * Stripe had not made then, has kept the withdrawal from ordering everything.
 */
export async function wantRest(
  tx: Db,
  order: { id: string; owed: Cents },
  refunds: readonly StoredRefund[],
  now: Date,
): Promise<void> {
  if (!(await isStillOwed(tx, order, refunds))) return;
  const { id: withdrawalId } = await tx.withdrawal.findFirstOrThrow({ where: { orderId: order.id, ...EXECUTED } });
  const refundId = uuid();
  const amount = order.owed - amountOnItsWay(refunds);
  await tx.refundRow.create({
    data: {
      id: refundId,
      orderId: order.id,
      withdrawalId,
      kind: 'withdrawal',
      amount,
      status: 'requested',
      createdAt: now,
      updatedAt: now,
    },
  });
  await orderRefund(tx, refundId);
}
