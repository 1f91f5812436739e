import 'server-only';
import { db } from '@/lib/db';
import { PAYMENT_MISMATCH } from './attention-reason';
import { settleEach } from './settle-each';
import { settleOrder } from './settle-order';

const BATCH = 200;

/** The sweep of every five minutes: settles every order that no webhook has settled, in case it was lost. */
export async function reconcileOrders(now: Date): Promise<void> {
  let last: string | undefined;
  do {
    const open = await findOpenOrders(last);
    const stripeIsUp = await settleEach(open, ({ stripeSessionId }) => settleOrder(stripeSessionId, 'sweep', now));
    if (!stripeIsUp) return;
    last = open.at(-1)?.id;
  } while (last);
}

/** Oldest first, after `last`: ids are UUIDv7, which begin with their time. */
async function findOpenOrders(last: string | undefined): Promise<{ id: string; stripeSessionId: string }[]> {
  const orders = await db().order.findMany({
    where: {
      stripeSessionId: { not: null },
      webhookProcessed: false,
      status: { in: ['pending', 'confirmed', 'needs_attention'] },
      OR: [{ attentionReason: null }, { attentionReason: { not: PAYMENT_MISMATCH } }],
      ...(last && { id: { gt: last } }),
    },
    orderBy: { id: 'asc' },
    take: BATCH,
    select: { id: true, stripeSessionId: true },
  });
  return orders.flatMap(({ id, stripeSessionId }) => (stripeSessionId ? [{ id, stripeSessionId }] : []));
}
