import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import { attend, isAttended } from '@/lib/private/desk-log/attended';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { sqlQuery, transaction } from '@/lib/server/db';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import type { Result } from '@/lib/shared/result';

/** The need of a statement of which it is not known to which order it belongs. */
const UNMATCHED_STATEMENT = 'statement';

export type UnmatchedStatement = { id: string; name: string; contract: string; email: string; submittedAt: Date };

const SHOWN = 20;

/** Lists the statements that no person has dealt with, the oldest first, and says how many there are. */
export async function unmatchedStatements(): Promise<{ statements: UnmatchedStatement[]; total: number }> {
  const rows = await sqlQuery<UnmatchedStatement & { total: number }>(Prisma.sql`
    SELECT w.id, w.name, w.contract, w.ack_email AS email, w.submitted_at AS "submittedAt", (count(*) OVER ())::int AS total
    FROM withdrawals w
    WHERE w.state = 'unmatched' AND NOT ${isAttended(UNMATCHED_STATEMENT, Prisma.sql`w.id::text`)}
    ORDER BY w.submitted_at, w.id LIMIT ${SHOWN}::int`);
  return { statements: rows.map(({ total: _, ...statement }) => statement), total: rows[0]?.total ?? 0 };
}

type Attended = { withdrawalId: string; note: string; staff: StaffMember };

/** A statement of no known order that a person has answered. It is kept as long as one that waits. */
export async function attendStatement(
  { withdrawalId, note, staff }: Attended,
  now: Date,
): Promise<Result<object, 'unknown' | 'stale'>> {
  return transaction(async (tx): Promise<Result<object, 'unknown' | 'stale'>> => {
    const statement = await tx.withdrawal.findUnique({ where: { id: withdrawalId }, select: { state: true } });
    if (!statement) return { ok: false, reason: 'unknown' };
    const known = statement.state === 'unmatched' ? [withdrawalId] : [];
    const subject = [shortReference(withdrawalId), note].filter(Boolean).join(': ');
    return attend(
      tx,
      { need: UNMATCHED_STATEMENT, shown: [withdrawalId], known, about: { withdrawalId } },
      { staff, kind: 'withdrawals.attended', subject, now },
    );
  });
}
