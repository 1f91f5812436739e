import 'server-only';
import type { Condition } from '@/lib/condition';
import { db } from '@/lib/db';

const IN_A_ROW = 3;

/** Stripe does not answer, or refuses our key or one kind of call: nobody can buy, or hours do not become free. */
export async function failingPayments(): Promise<Condition[]> {
  const failures = await db().paymentFailure.findMany({ where: { failed: { gte: IN_A_ROW }, since: { not: null } } });
  return failures.flatMap(({ call, failed, since }) =>
    since ? [{ kind: 'payments-failing', key: call, since, figures: { call, failed } }] : [],
  );
}
