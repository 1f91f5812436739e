import 'server-only';
import { subDays } from 'date-fns';
import { db } from '@/lib/server/db';
import { isQueued } from '@/lib/server/jobs/is-queued';
import { orderSettlement, settleRefundsKey } from '../refunds/order-refund';

/** A bank may send a refund back that long after it had succeeded. */
const RETURN_DAYS = 30;

/** Each asks Stripe once: one after another, also after a day of many refunds. */
const QUEUE = 'settle-succeeded-refunds';

/** Asks Stripe about the refunds that count as done, because the event of one that fails later may be lost. */
export async function askAboutSucceeded(now: Date): Promise<void> {
  const orders = await db().order.findMany({
    where: {
      stripePaymentIntentId: { not: null },
      refunds: { some: { status: 'succeeded', createdAt: { gt: subDays(now, RETURN_DAYS) } } },
    },
    select: { stripePaymentIntentId: true },
  });
  for (const { stripePaymentIntentId: intent } of orders) {
    if (intent && !(await isQueued(settleRefundsKey(intent)))) await orderSettlement(db(), intent, QUEUE);
  }
}
