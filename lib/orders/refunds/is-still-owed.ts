import 'server-only';
import type { Db } from '@/lib/server/db';
import type { Cents } from '@/lib/shared/money';
import { amountOnItsWay, type StoredRefund } from './merge-refunds';

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
