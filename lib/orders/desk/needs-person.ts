import { subDays } from 'date-fns';
import { isMailOfOrderUndelivered } from '@/lib/email/undelivered-mails';
import { Prisma } from '@/lib/generated/prisma/client';

/** Why an order waits for a person, the most pressing reason. */
export const NEEDS = [
  'hour-lost',
  'payment-mismatch',
  'appointment-unknown',
  'refund-failed',
  'refund-late',
  'refund-waits',
  'late-withdrawal',
  'mail-undelivered',
  'other',
] as const;
export type Need = (typeof NEEDS)[number];

/** No state says that one of these was answered: after that they are history. */
const ANSWERED_DAYS = 30;

/** Of a row `o` of orders; null if it needs no person. */
export function needInSql(now: Date): Prisma.Sql {
  const since = subDays(now, ANSWERED_DAYS);
  const refund = (condition: Prisma.Sql) =>
    Prisma.sql`EXISTS (SELECT 1 FROM refunds r WHERE r.order_id = o.id AND ${condition})`;
  return Prisma.sql`CASE
    WHEN o.status = 'needs_attention' OR (o.status = 'pending' AND o.attention_reason IS NOT NULL) THEN coalesce(o.attention_reason, 'other')
    WHEN o.payment_status <> 'paid' THEN NULL
    WHEN ${refund(Prisma.sql`r.told_late_at IS NOT NULL AND r.status IN ('requested', 'pending', 'requires_action')`)} THEN 'refund-late'
    WHEN ${refund(Prisma.sql`r.pending_reason IS NOT NULL AND r.status IN ('requested', 'pending')`)} THEN 'refund-waits'
    WHEN ${refund(Prisma.sql`r.status = 'failed' AND r.told_failed_at > ${since}::timestamptz`)} AND o.amount_refunded = 0 THEN 'refund-failed'
    WHEN o.amount_refunded = 0 AND EXISTS (SELECT 1 FROM withdrawals w WHERE w.order_id = o.id AND w.state = 'registered'
      AND w.basis = 'late' AND w.submitted_at > ${since}::timestamptz) THEN 'late-withdrawal'
    WHEN ${isMailOfOrderUndelivered(Prisma.sql`o.id`, now)} THEN 'mail-undelivered'
  END`;
}
