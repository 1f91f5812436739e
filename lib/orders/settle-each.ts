import 'server-only';
import { log } from '@/lib/log';
import type { Settled } from './settled-order';

const MAX_UNANSWERED = 3;

/** False once Stripe has not answered for MAX_UNANSWERED orders in a row. The next run visits the unsettled ones. */
export async function settleEach<Order extends { id: string }>(
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
    if (unanswered === MAX_UNANSWERED) return false;
  }
  return true;
}
