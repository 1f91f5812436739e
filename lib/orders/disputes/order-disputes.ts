import 'server-only';
import type { Db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';

/** Jobs of this queue run one after another: what a list says is stored before the next one is read, so a status never goes back. */
const QUEUE = 'settle-disputes';

/** Has Stripe asked for the disputes of a payment: at most one job of a payment waits. */
export async function orderDisputes(tx: Db, paymentIntentId: string): Promise<void> {
  const jobKey = `settle-disputes:${paymentIntentId}`;
  await enqueue(tx, 'settle-disputes', { paymentIntentId }, { jobKey, queue: QUEUE });
}
