import type { Cents } from '@/lib/shared/money';
import { amountOnItsWay, type StoredRefund } from './merge-refunds';

type Money = Pick<StoredRefund, 'status' | 'amount'>;

/** What can still be paid back: neither returned, nor on its way, nor wanted. */
export function leftToRefund(totalAmount: Cents, refunds: readonly Money[]): Cents {
  const wanted = refunds.filter(({ status }) => status === 'requested' || status === 'requires_action');
  const taken = amountOnItsWay(refunds) + wanted.reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, totalAmount - taken);
}
