import { Prisma } from '@/lib/generated/prisma/client';
import { isAttended } from '@/lib/private/desk-log/attended';
import { cameBack } from '@/lib/server/email/undelivered-mails';
import { AWAITS_ANSWER, LOST } from '../disputes/dispute-state';
import { BALANCE_EMPTY } from '../refunds/merge-refunds';

/** Why an order waits for a person, the most pressing reason first. */
export const NEEDS = [
  'dispute',
  'hour-lost',
  'payment-mismatch',
  'appointment-unknown',
  'refund-failed',
  'refund-late',
  'refund-waits',
  'late-withdrawal',
  'dispute-lost',
  'mail-undelivered',
  'other',
] as const;
export type Need = (typeof NEEDS)[number];

/**
 * The needs of orders: `order_id`, the most pressing `need`, `due_at` of a dispute, and `occurrences`. Those are what a person can say
 * is dealt with: a need without them ends with an action, or at Stripe. Each reason is read from its own few rows, and none leaves
 * because of its age.
 */
export function needsInSql(): Prisma.Sql {
  return Prisma.sql`
    SELECT DISTINCT ON (order_id) order_id, need, due_at, occurrences FROM (
      SELECT order_id, need, min(due_at) AS due_at,
        array_remove(array_agg(occurrence ORDER BY occurrence), NULL) AS occurrences
      FROM (${reasons()}) reasons GROUP BY order_id, need
    ) needs ORDER BY order_id, array_position(${[...NEEDS]}::text[], need)`;
}

function reasons(): Prisma.Sql {
  return Prisma.join(
    [stateOfOrder, disputes, refundsUnderWay, failedRefunds, lateWithdrawals, mails].map((reason) => reason()),
    ' UNION ALL ',
  );
}

/** A payment that does not fit its order may have been settled at Stripe, which no state tells: a person says so. */
function stateOfOrder(): Prisma.Sql {
  return Prisma.sql`
    SELECT o.id AS order_id, coalesce(o.attention_reason, 'other') AS need, NULL::timestamptz AS due_at,
      CASE WHEN o.attention_reason = 'payment-mismatch' THEN o.id::text END AS occurrence
    FROM orders o
    WHERE (o.status = 'needs_attention' OR (o.status = 'pending' AND o.attention_reason IS NOT NULL))
      AND NOT (o.attention_reason IS NOT DISTINCT FROM 'payment-mismatch' AND ${isAttended('payment-mismatch', Prisma.sql`o.id::text`)})`;
}

function disputes(): Prisma.Sql {
  return Prisma.sql`
    SELECT d.order_id, 'dispute', d.due_at, NULL FROM disputes d
    WHERE d.closed_at IS NULL AND d.status = ANY (${[...AWAITS_ANSWER]}::text[])
    UNION ALL
    SELECT d.order_id, 'dispute-lost', NULL, d.id::text FROM disputes d
    WHERE d.status = ${LOST} AND NOT ${isAttended('dispute-lost', Prisma.sql`d.id::text`)}`;
}

function refundsUnderWay(): Prisma.Sql {
  return Prisma.sql`
    SELECT r.order_id, CASE WHEN r.told_late_at IS NOT NULL THEN 'refund-late' ELSE 'refund-waits' END, NULL, NULL FROM refunds r
    WHERE r.status IN ('requested', 'pending', 'requires_action')
      AND (r.told_late_at IS NOT NULL OR (r.pending_reason = ${BALANCE_EMPTY} AND r.status <> 'requires_action'))`;
}

/** Selects failed refunds of a part that were not made otherwise since. What is owed as a whole is a state of the order. */
function failedRefunds(): Prisma.Sql {
  return Prisma.sql`
    SELECT r.order_id, 'refund-failed', NULL, r.id::text FROM refunds r JOIN orders o ON o.id = r.order_id
    WHERE r.status = 'failed' AND r.told_failed_at IS NOT NULL AND o.payment_status = 'paid' AND o.status <> 'needs_attention'
      AND NOT EXISTS (SELECT FROM refunds later WHERE later.order_id = r.order_id AND later.created_at > r.created_at
        AND later.status IN ('requested', 'pending', 'succeeded'))
      AND NOT ${isAttended('refund-failed', Prisma.sql`r.id::text`)}`;
}

function lateWithdrawals(): Prisma.Sql {
  return Prisma.sql`
    SELECT w.order_id, 'late-withdrawal', NULL, w.id::text FROM withdrawals w JOIN orders o ON o.id = w.order_id
    WHERE w.state = 'registered' AND w.basis = 'late' AND o.payment_status = 'paid' AND o.amount_refunded = 0
      AND NOT ${isAttended('late-withdrawal', Prisma.sql`w.id::text`)}`;
}

function mails(): Prisma.Sql {
  return Prisma.sql`
    SELECT m.subject_id, 'mail-undelivered', NULL, e.id::text ${cameBack()}
      AND m.subject = 'order' AND m.kind NOT LIKE 'staff-%'
      AND EXISTS (SELECT FROM orders o WHERE o.id = m.subject_id AND o.payment_status IN ('paid', 'refunded'))
      AND NOT ${isAttended('mail-undelivered', Prisma.sql`e.id::text`)}`;
}
