import 'server-only';
import { db } from '@/lib/db';
import { log } from '@/lib/log';
import { MISMATCH } from './fulfil-order';
import { settleOrder } from './settle-order';

const BATCH = 200;

/** The sweep of every five minutes: asks Stripe about every order whose final word has not come, in case its webhook was lost. */
export async function reconcileOrders(now: Date): Promise<void> {
  let last: string | undefined;
  do {
    const open = await findOpenOrders(last);
    for (const { id, stripeSessionId } of open) {
      if (!stripeSessionId) continue;
      const settled = await settleOrder(stripeSessionId, 'sweep', now);
      if (!settled.ok) log.warn({ orderId: id, reason: settled.reason }, 'order not reconciled');
      if (!settled.ok && settled.reason === 'payments-down') return;
    }
    last = open.at(-1)?.id;
  } while (last);
}

/** Oldest first (ids begin with their time), from the one after `last`. */
function findOpenOrders(last: string | undefined) {
  return db().order.findMany({
    where: {
      stripeSessionId: { not: null },
      webhookProcessed: false,
      status: { in: ['pending', 'confirmed', 'needs_attention'] },
      OR: [{ attentionReason: null }, { attentionReason: { not: MISMATCH } }],
      ...(last && { id: { gt: last } }),
    },
    orderBy: { id: 'asc' },
    take: BATCH,
    select: { id: true, stripeSessionId: true },
  });
}
