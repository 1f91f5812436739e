import 'server-only';
import { db } from '@/lib/db';
import { MISMATCH } from './fulfil-order';
import { sweep } from './settle-each';
import { settleOrder } from './settle-order';

const BATCH = 200;

/** The sweep of every five minutes: asks Stripe about every order whose final word has not come, in case its webhook was lost. */
export async function reconcileOrders(now: Date): Promise<void> {
  let last: string | undefined;
  do {
    const open = await findOpenOrders(last);
    const answered = await sweep(open, ({ stripeSessionId }) => settleOrder(stripeSessionId, 'sweep', now));
    if (!answered) return;
    last = open.at(-1)?.id;
  } while (last);
}

/** Oldest first (ids begin with their time), from the one after `last`. */
async function findOpenOrders(last: string | undefined): Promise<{ id: string; stripeSessionId: string }[]> {
  const orders = await db().order.findMany({
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
  return orders.flatMap(({ id, stripeSessionId }) => (stripeSessionId ? [{ id, stripeSessionId }] : []));
}
