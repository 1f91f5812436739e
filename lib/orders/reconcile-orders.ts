import 'server-only';
import { db } from '@/lib/db';
import { log } from '@/lib/log';
import { settleOrder } from './settle-order';

const ORDERS_PER_RUN = 500;

/** The sweep of every five minutes: asks Stripe about every order whose final word has not come, in case its webhook was lost. */
export async function reconcileOrders(now: Date): Promise<void> {
  const open = await db().order.findMany({
    where: {
      stripeSessionId: { not: null },
      webhookProcessed: false,
      status: { in: ['pending', 'confirmed', 'needs_attention'] },
    },
    orderBy: { createdAt: 'asc' },
    take: ORDERS_PER_RUN,
    select: { id: true, stripeSessionId: true },
  });
  for (const { id, stripeSessionId } of open) {
    if (!stripeSessionId) continue;
    const settled = await settleOrder(stripeSessionId, 'sweep', now);
    if (!settled.ok) log.warn({ orderId: id, reason: settled.reason }, 'order not reconciled');
    if (!settled.ok && settled.reason === 'payments-down') return;
  }
}
