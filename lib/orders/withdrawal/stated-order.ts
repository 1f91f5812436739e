import 'server-only';
import type { Db } from '@/lib/server/db';
import { orderNumbersIn } from './order-numbers-in';
import type { PublicStatement } from './schema';

export type StatedOrder = { id: string; paidAt: Date };

/**
 * The paid order of which a statement names number and mailbox: both, because a number alone may be guessed. A statement about
 * several is for a person to read.
 */
export async function statedOrder(tx: Db, { contract, ackEmail }: PublicStatement): Promise<StatedOrder | null> {
  const numbers = orderNumbersIn(contract);
  if (numbers.length === 0) return null;
  const orders = await tx.$queryRaw<StatedOrder[]>`
    SELECT id::text AS id, paid_at AS "paidAt" FROM orders
    WHERE lower(customer_email) = ${ackEmail.toLowerCase()} AND right(id::text, 8) = ANY (${numbers}::text[])
      AND payment_status IN ('paid', 'refunded') AND paid_at IS NOT NULL
    LIMIT 2`;
  return orders.length === 1 ? (orders[0] ?? null) : null;
}
