import type { Order } from '@/lib/generated/prisma/client';

/** Whether all of an order is paid back, or about to be. */
export function isPaidBack({ totalAmount, amountRefunded }: Pick<Order, 'totalAmount' | 'amountRefunded'>): boolean {
  return amountRefunded >= totalAmount;
}
