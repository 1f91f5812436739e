import 'server-only';
import { askAgainWhileFailing } from '@/lib/payments/ask-again';
import { db } from '@/lib/server/db';
import { PAYMENT_MISMATCH } from '../attention-reason';
import { settleOrder } from '../settle-order';
import { settleEach } from './settle-each';

// A run of every five minutes: at most one call to Stripe for each of these.
const ORDERS_PER_RUN = 1_000;
const BUDGET_MS = 60_000;

/** Settles the orders that no webhook has settled, in case it was lost: those first that were not asked about for longest. */
export async function reconcileOrders(now: Date): Promise<void> {
  await askAgainWhileFailing();
  const open = await findUnsettledOrders();
  const fault = await settleEach(
    open,
    async ({ id, stripeSessionId }) => {
      // Before the question: an order about which it fails is not the first of the next run.
      await db().order.updateMany({ where: { id }, data: { askedAt: now } });
      return settleOrder(stripeSessionId, 'sweep', now);
    },
    { milliseconds: BUDGET_MS },
  );
  if (fault) throw fault;
}

/** In the words of the index orders_unsettled, which gives them in this order. */
function findUnsettledOrders() {
  return db().$queryRaw<{ id: string; stripeSessionId: string }[]>`
    SELECT id, stripe_session_id AS "stripeSessionId" FROM orders
    WHERE stripe_session_id IS NOT NULL AND NOT webhook_processed
      AND status IN ('pending', 'confirmed', 'needs_attention')
      AND attention_reason IS DISTINCT FROM ${PAYMENT_MISMATCH}
    ORDER BY asked_at, id LIMIT ${ORDERS_PER_RUN}::int`;
}
