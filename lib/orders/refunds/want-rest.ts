import 'server-only';
import { v7 as uuid } from 'uuid';
import type { Db } from '@/lib/server/db';
import type { Cents } from '@/lib/shared/money';
import { EXECUTED, isStillOwed } from './is-still-owed';
import { amountOnItsWay, type StoredRefund } from './merge-refunds';
import { orderRefund } from './order-refund';

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
