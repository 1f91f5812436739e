import 'server-only';
import { addMinutes } from 'date-fns';
import { db } from '@/lib/db';
import { recordDeskEvent } from '@/lib/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/desk-log/staff-member';
import type { Result } from '@/lib/result';
import { relyingParty } from '@/lib/security/passkeys/relying-party';
import { hashToken, newToken } from '@/lib/security/token';
import { site } from '@/lib/site';
import { lockPeople } from './lock-people';

const INVITATION_MINUTES = 60;

type Invitation = {
  name: string;
  /** Lower case. */
  email: string;
  /** Null: the command on the server, which may also give another key to a person who has lost theirs. */
  by: StaffMember | null;
};

type Invited = Result<{ link: string; expiresAt: Date; isForAnotherKey: boolean }, 'already-here'>;

/** One link for one passkey. It replaces an earlier one for the same address that was not used. */
export async function invitePerson({ name, email, by }: Invitation, now: Date): Promise<Invited> {
  const token = newToken();
  const expiresAt = addMinutes(now, INVITATION_MINUTES);
  return db().$transaction(async (tx) => {
    // Removing a person takes back what they have sent: an invitation that is stored while that happens would stay.
    await lockPeople(tx, by);
    const here = await tx.staff.findFirst({ where: { email, removedAt: null } });
    if (here && by) return { ok: false, reason: 'already-here' };
    await tx.staffInvitation.deleteMany({ where: { email, usedAt: null } });
    const invitation = { name: here?.name ?? name, email, createdAt: now, expiresAt };
    await tx.staffInvitation.create({
      data: { tokenHash: hashToken(token), staffId: here?.id ?? null, invitedBy: by?.id ?? null, ...invitation },
    });
    await recordDeskEvent(tx, { staff: by, kind: 'people.invited', subject: invitation.name, now });
    return {
      ok: true,
      link: `${relyingParty()?.origin ?? site.url}/mesa/invitacion#${token}`,
      expiresAt,
      isForAnotherKey: here !== null,
    };
  });
}
