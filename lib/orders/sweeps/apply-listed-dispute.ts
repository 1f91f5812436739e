import 'server-only';
import type { ListedDispute } from '@/lib/payments/list-disputes';
import { db } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import { orderDisputes } from '../disputes/order-disputes';

/** Has a dispute of Stripe's list settled that is not stored as it is. */
export async function applyListedDispute({ id, status, paymentIntentId }: ListedDispute): Promise<void> {
  if ((await db().dispute.count({ where: { stripeDisputeId: id, status } })) > 0) return;
  await orderDisputes(db(), paymentIntentId);
  log.warn({ dispute: id }, 'dispute that no event reported');
}

/** Asks Stripe about those that are open here, because the event that ends one may be lost. */
export async function askAboutOpenDisputes(): Promise<void> {
  const orders = await db().order.findMany({
    where: { stripePaymentIntentId: { not: null }, disputes: { some: { closedAt: null } } },
    select: { stripePaymentIntentId: true },
  });
  for (const { stripePaymentIntentId: intent } of orders) if (intent) await orderDisputes(db(), intent);
}
