import 'server-only';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { changeSetting } from '@/lib/private/settings/change-setting';
import { readSettings } from '@/lib/private/settings/read-settings';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { Result } from '@/lib/shared/result';
import type { RuleChange } from './schema';

/**
 * From its commit on it holds for every claim; what is to count of the calendar, once that is read again. Of two people who change the
 * same value the second is told.
 */
export function changeRule(
  change: RuleChange,
  since: string | null,
  staff: StaffMember,
  now: Date,
): Promise<Result<object, 'changed-meanwhile'>> {
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`setting/${change.key}`}, 0))::text`;
    const current = (await readSettings([change.key], tx))[change.key];
    if ((current.since?.toISOString() ?? null) !== since) return { ok: false, reason: 'changed-meanwhile' };
    await changeSetting(tx, { ...change, staff, now });
    // It says which events of the calendar are stored, so they are read again.
    if (change.key === 'unanswered-invitations') {
      await enqueue(tx, 'read-busy-calendar', {}, { jobKey: 'read-busy-calendar/rule' });
    }
    return { ok: true };
  });
}
