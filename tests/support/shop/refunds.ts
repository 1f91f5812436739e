import type Stripe from 'stripe';
import { purchase as anotherSession, stripeAt } from '@/tests/support/stack/start-sandbox';
import type { Purchase, SharedShop } from './shop';
import { sessionAtStripe } from './stripe-events';

type Sold = Pick<Purchase, 'orderId' | 'sessionId'>;
type Row = {
  id: string;
  kind: string;
  amount: number;
  status: string;
  stripeRefundId: string | null;
  failureReason: string | null;
};

/** As stored, oldest first. */
export async function refundRows({ db }: Pick<SharedShop, 'db'>, { orderId }: Pick<Sold, 'orderId'>): Promise<Row[]> {
  const { rows } = await db.query<Row>(
    `SELECT id, kind, amount, status, stripe_refund_id AS "stripeRefundId", failure_reason AS "failureReason"
     FROM refunds WHERE order_id = $1 ORDER BY created_at, id`,
    [orderId],
  );
  return rows;
}

/** Newest first, whatever became of them. */
export async function refundsAtStripe(
  shop: Pick<SharedShop, 'sandbox'>,
  { sessionId }: Sold,
): Promise<Stripe.Refund[]> {
  const { payment_intent: intent } = await sessionAtStripe(shop, sessionId);
  return (await shop.sandbox.refunds()).filter(({ payment_intent }) => payment_intent === intent).reverse();
}

/** What happens meanwhile at Stripe is reported to no server. */
export async function unreported<Outcome>(
  { sandbox }: Pick<SharedShop, 'sandbox'>,
  act: () => Promise<Outcome>,
): Promise<Outcome> {
  await sandbox.pauseWebhooks();
  try {
    return await act();
  } finally {
    await sandbox.dropWebhooks();
    await sandbox.resumeWebhooks();
  }
}

/** The buyer has paid this order a second time, in a session of which no server was told. */
export async function payAgain(shop: SharedShop, { sessionId }: Sold): Promise<string> {
  const { metadata } = await sessionAtStripe(shop, sessionId);
  return unreported(shop, async () => {
    const changes = { metadata: metadata ?? {}, payment_intent_data: { metadata: metadata ?? {} } };
    const { id } = await stripeAt(shop.sandbox.url).checkout.sessions.create(anotherSession(changes));
    await shop.sandbox.completeSession(id);
    return id;
  });
}
