import 'server-only';
import { log } from '@/lib/log';
import type { Settled } from './settle-order';

const PATIENCE = 3;

/**
 * Settles orders one after another. One that Stripe cannot answer for is left to the next run; three such in a row, and
 * Stripe is down: the rest waits too. False then.
 */
export async function sweep<Order extends { id: string }>(
  orders: Order[],
  settle: (order: Order) => Promise<Settled>,
): Promise<boolean> {
  let unanswered = 0;
  for (const order of orders) {
    const settled = await settle(order);
    if (settled.ok) {
      unanswered = 0;
      continue;
    }
    log.warn({ orderId: order.id, reason: settled.reason }, 'order not settled');
    if (settled.reason === 'payments-down') unanswered += 1;
    if (unanswered === PATIENCE) return false;
  }
  return true;
}
