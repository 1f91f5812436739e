import type { Order } from '@/lib/generated/prisma/client';
import type { Cents } from '@/lib/shared/money';
import { amountOnItsWay, type StoredRefund } from './merge-refunds';

type Paid = Pick<Order, 'totalAmount' | 'amountLost'>;

/** The most that can be paid back in all: the price, without what a bank has taken back for good. */
export function refundableAmount({ totalAmount, amountLost }: Paid): Cents {
  return totalAmount - amountLost;
}

/** What the firm still has of the price: neither paid back, nor on its way, nor taken back by a bank. */
export function keptAmount(order: Paid & Pick<Order, 'amountRefunded'>): Cents {
  return Math.max(0, refundableAmount(order) - order.amountRefunded);
}

/** Whether all of an order is paid back, or about to be. */
export function isPaidBack({ totalAmount, amountRefunded }: Pick<Order, 'totalAmount' | 'amountRefunded'>): boolean {
  return amountRefunded >= totalAmount;
}

type Money = Pick<StoredRefund, 'status' | 'amount'>;

/** What can still be paid back: neither returned, nor on its way, nor wanted. */
export function leftToRefund(totalAmount: Cents, refunds: readonly Money[]): Cents {
  const wanted = refunds.filter(({ status }) => status === 'requested' || status === 'requires_action');
  const taken = amountOnItsWay(refunds) + wanted.reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, totalAmount - taken);
}
