import 'server-only';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { lockSession } from '@/lib/private/lock-session';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';

type Withdrawal = { invitationId: string; by: StaffMember };

/** Its link opens nothing from then on. */
export async function withdrawInvitation(
  { invitationId, by }: Withdrawal,
  now: Date,
): Promise<Result<object, 'invitation-unknown' | 'invitation-used'>> {
  return db().$transaction(async (tx) => {
    // The order in which a removal takes its locks.
    await lockSession(tx, 'desk', by.sessionId);
    const [gone] = await tx.$queryRaw<{ name: string }[]>`
      DELETE FROM staff_invitations WHERE id = ${invitationId}::uuid AND used_at IS NULL RETURNING name`;
    if (gone) {
      await recordDeskEvent(tx, { staff: by, kind: 'people.invitation-withdrawn', subject: gone.name, now });
      return { ok: true };
    }
    const used = await tx.staffInvitation.findUnique({ where: { id: invitationId } });
    return { ok: false, reason: used ? 'invitation-used' : 'invitation-unknown' };
  });
}
