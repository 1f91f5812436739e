import 'server-only';
import { subYears } from 'date-fns';
import { db } from '@/lib/server/db';
import { UNMATCHED_STATEMENT_RETENTION_YEARS } from '@/lib/shared/retention';

/** Statements that belong to an order go with it. */
export async function purgeUnmatchedStatements(now: Date): Promise<void> {
  const expired = { lt: subYears(now, UNMATCHED_STATEMENT_RETENTION_YEARS) };
  await db().withdrawal.deleteMany({ where: { state: 'unmatched', submittedAt: expired } });
}
