import 'server-only';
import { addMinutes } from 'date-fns';
import { v7 } from 'uuid';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { lockSession } from '@/lib/private/lock-session';
import { relyingParty } from '@/lib/private/passkeys/relying-party';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { derivedToken, derivedTokenOf, hashDerivedToken } from '@/lib/server/security/token';
import type { Result } from '@/lib/shared/result';
import { site } from '@/lib/shared/site';
import { lockPeople } from './desk-sessions';

const INVITATION_MINUTES = 60;

type Invitation = {
  name: string;
  /** Lower case. */
  email: string;
  /** Null: the command on the server, which may also give another key to a person who has lost theirs. */
  by: StaffMember | null;
};

type Invited = Result<{ link: string; expiresAt: Date; isForAnotherKey: boolean }, 'already-here'>;

/**
 * One link for one passkey. It replaces an earlier one for the same address that was not used. From the desk it is mailed to that address
 * too; the command prints it alone.
 */
export async function invitePerson({ name, email, by }: Invitation, now: Date): Promise<Invited> {
  const id = v7();
  const token = derivedToken('desk-invitation', id);
  const expiresAt = addMinutes(now, INVITATION_MINUTES);
  return db().$transaction(async (tx) => {
    // Removing a person takes back what they have sent: an invitation that is stored while that happens would stay.
    await lockPeople(tx, by);
    const here = await tx.staff.findFirst({ where: { email, removedAt: null } });
    if (here && by) return { ok: false, reason: 'already-here' };
    await tx.staffInvitation.deleteMany({ where: { email, usedAt: null } });
    const invitation = { name: here?.name ?? name, email, createdAt: now, expiresAt };
    await tx.staffInvitation.create({
      data: {
        id,
        tokenHash: hashDerivedToken(token),
        staffId: here?.id ?? null,
        invitedBy: by?.id ?? null,
        ...invitation,
      },
    });
    await recordDeskEvent(tx, { staff: by, kind: 'people.invited', subject: invitation.name, now });
    if (by) await enqueue(tx, 'send-desk-email', { email: 'invitation', invitationId: id });
    return { ok: true, link: invitationLink(token), expiresAt, isForAnotherKey: here !== null };
  });
}

/** Token of a stored invitation; null once its secret has left APP_SECRET. */
export function invitationTokenOf({ id, tokenHash }: { id: string; tokenHash: string }): string | null {
  return derivedTokenOf('desk-invitation', id, tokenHash);
}

/** The token stands behind the number sign, where no server and no log sees it. */
export function invitationLink(token: string): string {
  return deskLink(`/mesa/invitacion#${token}`);
}

/** The address of a page of the desk, at the name to which its passkeys belong. */
export function deskLink(path: string): string {
  return `${relyingParty()?.origin ?? site.url}${path}`;
}

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
