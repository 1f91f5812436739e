import 'server-only';
import type { Condition } from '@/lib/condition';
import { db } from '@/lib/db';

const IN_A_ROW = 3;

/** Calls that Stripe does not answer or refuses. While they fail, nobody can buy, and overdue hours stay taken. */
export async function failingPayments(): Promise<Condition[]> {
  const failures = await db().paymentFailure.findMany({ where: { failed: { gte: IN_A_ROW }, since: { not: null } } });
  return failures.flatMap(({ call, failed, since }) =>
    since ? [{ kind: 'payments-failing', key: call, since, figures: { call, failed } }] : [],
  );
}
