import 'server-only';
import type { Condition } from '@/lib/condition';
import { db } from '@/lib/db';

const IN_A_ROW = 3;

/** A wrong STRIPE_WEBHOOK_SECRET refuses every genuine event. One good signature ends it. */
export async function refusedSignatures(): Promise<Condition[]> {
  const endpoints = await db().webhookSignature.findMany({
    where: { refused: { gte: IN_A_ROW }, since: { not: null } },
  });
  return endpoints.flatMap(({ endpoint, refused, since }) =>
    since ? [{ kind: 'signatures-refused', key: endpoint, since, figures: { endpoint, refused } }] : [],
  );
}
