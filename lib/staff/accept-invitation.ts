import 'server-only';
import { type Db, db } from '@/lib/db';
import { recordDeskEvent } from '@/lib/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/desk-log/staff-member';
import type { Result } from '@/lib/result';
import type { Device } from '@/lib/security/device';
import type { RegistrationAnswer } from '@/lib/security/passkeys/answers';
import { takeCeremony } from '@/lib/security/passkeys/ceremony';
import { relyingParty } from '@/lib/security/passkeys/relying-party';
import { verifyNewPasskey } from '@/lib/security/passkeys/verify-new-passkey';
import { findInvitation, type InvitationFault, type OpenInvitation } from './find-invitation';
import { openSession } from './open-session';
import { storeKey } from './store-key';

type Input = { token: string; ceremonyId: string; label: string; answer: RegistrationAnswer };

type Accepted = Result<
  { staff: StaffMember; sessionToken: string },
  InvitationFault | 'name-needed' | 'ceremony-over' | 'passkey-refused'
>;

/** The first passkey of a new person, or another one of a known person, and a session. Of many uses at once one counts. */
export async function acceptInvitation(input: Input, device: Device, now: Date): Promise<Accepted> {
  const party = relyingParty();
  if (!party) return { ok: false, reason: 'name-needed' };
  const ceremony = await takeCeremony('invitation', input.ceremonyId, now);
  const found = await findInvitation(input.token, now);
  if (!found.ok) return found;
  const { invitation } = found;
  const [about, handle = ''] = ceremony?.subject?.split(':') ?? [];
  if (!ceremony || about !== invitation.id) return { ok: false, reason: 'ceremony-over' };
  const passkey = await verifyNewPasskey(input.answer, ceremony.challenge, party);
  if (!passkey) return { ok: false, reason: 'passkey-refused' };
  return db().$transaction(async (tx) => {
    const { count } = await tx.staffInvitation.updateMany({
      where: { id: invitation.id, usedAt: null },
      data: { usedAt: now },
    });
    if (count === 0) return { ok: false, reason: 'invitation-used' };
    const staff = await personOf(tx, invitation, Buffer.from(handle, 'base64url'), now);
    if (!staff) return { ok: false, reason: 'invitation-unknown' };
    const isStored = await storeKey(tx, { ...passkey, staffId: staff.id, label: input.label }, now);
    if (!isStored) throw new Error('A new passkey has the id of a known one.');
    const kind = invitation.staffId ? 'people.key-added' : 'people.joined';
    await recordDeskEvent(tx, { staff, kind, subject: input.label, now });
    return { ok: true, staff, sessionToken: await openSession(tx, staff.id, device, now) };
  });
}

/** Null if the person was removed meanwhile, or another one with this address has come. */
async function personOf(tx: Db, { staffId, name, email }: OpenInvitation, handle: Buffer, now: Date) {
  if (staffId) {
    const [live] = await tx.$queryRaw<StaffMember[]>`
      SELECT id, name FROM staff WHERE id = ${staffId}::uuid AND removed_at IS NULL FOR UPDATE`;
    return live ?? null;
  }
  const data = { name, email, handle: Uint8Array.from(handle), createdAt: now };
  const [created] = await tx.staff.createManyAndReturn({
    data: [data],
    skipDuplicates: true,
    select: { id: true, name: true },
  });
  return created ?? null;
}
