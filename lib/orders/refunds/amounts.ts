import type { Order } from '@/lib/generated/prisma/client';
import type { Cents } from '@/lib/shared/money';

type Paid = Pick<Order, 'totalAmount' | 'amountLost'>;

/** The most that can be paid back in all: the price, without what a bank has taken back for good. */
export function refundableAmount({ totalAmount, amountLost }: Paid): Cents {
  return totalAmount - amountLost;
}

/** What the firm still has of the price: neither paid back, nor on its way, nor taken back by a bank. */
export function keptAmount(order: Paid & Pick<Order, 'amountRefunded'>): Cents {
  return Math.max(0, refundableAmount(order) - order.amountRefunded);
}
