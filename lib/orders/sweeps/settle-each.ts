import 'server-only';
import { isDatabaseDown } from '@/lib/server/db';
import { describeError, log } from '@/lib/server/log';
import type { Settled } from '../settle-order';

const MAX_UNANSWERED = 3;

// Both sweeps together stay far below the 100 calls a second that Stripe allows.
const AT_ONCE = 4;

/**
 * Settles the orders, several at once, in their order. Begins none after `milliseconds`, nor once Stripe or the database has
 * not answered for MAX_UNANSWERED in a row: the next run visits the rest. However many fail for another reason, the others are
 * visited; those faults are in what is returned.
 */
export async function settleEach<Order extends { id: string }>(
  orders: Order[],
  settle: (order: Order) => Promise<Settled>,
  { milliseconds }: { milliseconds: number },
): Promise<AggregateError | null> {
  const deadline = performance.now() + milliseconds;
  const faults: unknown[] = [];
  const waiting = [...orders].reverse();
  let unanswered = 0;

  async function visit(order: Order): Promise<void> {
    const settled = await settle(order);
    unanswered = settled.ok || settled.reason !== 'payments-down' ? 0 : unanswered + 1;
    if (!settled.ok) log.warn({ orderId: order.id, reason: settled.reason }, 'order not settled');
  }

  async function visitInTurn(): Promise<void> {
    while (unanswered < MAX_UNANSWERED && performance.now() < deadline) {
      const order = waiting.pop();
      if (!order) return;
      await visit(order).catch((error) => {
        if (isDatabaseDown(error)) unanswered += 1;
        faults.push(error);
        log.error({ orderId: order.id, error: describeError(error) }, 'order cannot be settled');
      });
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, visitInTurn));
  return faults.length > 0 ? new AggregateError(faults, 'Orders cannot be settled') : null;
}
