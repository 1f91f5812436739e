import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import { isAttended } from '@/lib/private/desk-log/attended';
import { sqlQuery } from '@/lib/server/db';

/** The need of a statement of which it is not known to which order it belongs. */
export const UNMATCHED_STATEMENT = 'statement';

export type UnmatchedStatement = { id: string; name: string; contract: string; email: string; submittedAt: Date };

const SHOWN = 20;

/** Those that no person has dealt with, the oldest first, and how many there are. */
export async function unmatchedStatements(): Promise<{ statements: UnmatchedStatement[]; total: number }> {
  const rows = await sqlQuery<UnmatchedStatement & { total: number }>(Prisma.sql`
    SELECT w.id, w.name, w.contract, w.ack_email AS email, w.submitted_at AS "submittedAt", (count(*) OVER ())::int AS total
    FROM withdrawals w
    WHERE w.state = 'unmatched' AND NOT ${isAttended(UNMATCHED_STATEMENT, Prisma.sql`w.id::text`)}
    ORDER BY w.submitted_at, w.id LIMIT ${SHOWN}::int`);
  return { statements: rows.map(({ total: _, ...statement }) => statement), total: rows[0]?.total ?? 0 };
}
