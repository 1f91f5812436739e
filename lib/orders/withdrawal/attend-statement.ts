import 'server-only';
import { attend } from '@/lib/private/desk-log/attended';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { db } from '@/lib/server/db';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import type { Result } from '@/lib/shared/result';
import { UNMATCHED_STATEMENT } from './unmatched-statements';

type Attended = { withdrawalId: string; note: string; staff: StaffMember };

/** A statement of no known order that a person has answered. It is kept as long as one that waits. */
export async function attendStatement(
  { withdrawalId, note, staff }: Attended,
  now: Date,
): Promise<Result<object, 'unknown' | 'stale'>> {
  return db().$transaction(async (tx): Promise<Result<object, 'unknown' | 'stale'>> => {
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
