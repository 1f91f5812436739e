import 'server-only';
import type { Condition } from '@/lib/server/condition';
import { db } from '@/lib/server/db';

const IN_A_ROW = 3;

/**
 * Calls that Stripe refuses or does not answer: until they succeed there are no sales, and overdue hours stay taken. Webhook
 * messages with a wrong signature: under a wrong STRIPE_WEBHOOK_SECRET or
 * RESEND_WEBHOOK_SECRET every genuine event is refused. One success ends them.
 */
export async function failuresInARow(): Promise<Condition[]> {
  const failures = await db().failuresInARow.findMany({ where: { failed: { gte: IN_A_ROW } } });
  return failures.map(({ kind, key, failed, since }) => {
    const figures: Condition['figures'] =
      kind === 'signatures-refused' ? { endpoint: key, refused: failed } : { call: key, failed };
    return { kind, key, since, figures };
  });
}
