import 'server-only';
import { randomBytes } from 'node:crypto';
import { openDeskKey } from '@/lib/private/desk-key/open-desk-key';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember, StaffPerson } from '@/lib/private/desk-log/staff-member';
import type { RegistrationAnswer } from '@/lib/private/passkeys/answers';
import { beginCeremony, takeCeremony } from '@/lib/private/passkeys/ceremony';
import { creationOptions } from '@/lib/private/passkeys/ceremony-options';
import { relyingParty } from '@/lib/private/passkeys/relying-party';
import { verifyNewPasskey } from '@/lib/private/passkeys/verify-new-passkey';
import { openSession } from '@/lib/private/sessions';
import { type Db, db } from '@/lib/server/db';
import type { Device } from '@/lib/server/security/device';
import { hashDerivedToken } from '@/lib/server/security/token';
import type { Result } from '@/lib/shared/result';
import { deskSessions } from './desk-sessions';
import { storeKey } from './keys';

type Input = { token: string; ceremonyId: string; label: string; answer: RegistrationAnswer };

/** What is left to be done for the new passkey to open what is sealed: another touch, or `cannot`, because it derives no secret. */
export type KeyStep = 'touch' | 'cannot';

type Accepted = Result<
  {
    staff: StaffMember;
    sessionToken: string;
    /** Null while nothing is sealed for the desk. */
    keyStep: KeyStep | null;
  },
  InvitationRefusal | 'name-needed' | 'ceremony-over' | 'passkey-refused'
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
  const keyStep = (await openDeskKey()) && (passkey.prf ? 'touch' : 'cannot');
  return db().$transaction(async (tx) => {
    // The order in which a removal takes its locks.
    if (invitation.staffId) await tx.$queryRaw`SELECT FROM staff WHERE id = ${invitation.staffId}::uuid FOR UPDATE`;
    const { count } = await tx.staffInvitation.updateMany({
      where: { id: invitation.id, usedAt: null },
      data: { usedAt: now },
    });
    if (count === 0) return { ok: false, reason: 'invitation-used' };
    const person = await personOf(tx, invitation, Buffer.from(handle, 'base64url'), now);
    if (!person) return { ok: false, reason: 'invitation-unknown' };
    const keyId = await storeKey(tx, { ...passkey, staffId: person.id, label: input.label }, now);
    if (!keyId) throw new Error('A new passkey has the id of a known one.');
    const kind = invitation.staffId ? 'people.key-added' : 'people.joined';
    const entered = await openSession(deskSessions, tx, { person, keyId, device }, now);
    await recordDeskEvent(tx, { staff: entered.staff, kind, subject: input.label, now });
    return { ok: true, ...entered, keyStep };
  });
}

/** Null if the person was removed meanwhile, or another one with this address has come. */
async function personOf(tx: Db, { staffId, name, email }: OpenInvitation, handle: Buffer, now: Date) {
  if (staffId) {
    const [live] = await tx.$queryRaw<StaffPerson[]>`
      SELECT id, name FROM staff WHERE id = ${staffId}::uuid AND removed_at IS NULL`;
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

const HANDLE_BYTES = 16;

type Creation = { ceremonyId: string; options: Awaited<ReturnType<typeof creationOptions>> };

/** The challenge for the passkey of an invitation. It uses nothing up: a device may fail and try again. */
export async function beginInvitation(
  token: string,
  now: Date,
): Promise<Result<Creation, InvitationRefusal | 'name-needed'>> {
  const party = relyingParty();
  if (!party) return { ok: false, reason: 'name-needed' };
  const found = await findInvitation(token, now);
  if (!found.ok) return found;
  const { id, name, email, staffId } = found.invitation;
  const staff = staffId ? await db().staff.findUnique({ where: { id: staffId }, include: { keys: true } }) : null;
  const handle = staff?.handle ?? randomBytes(HANDLE_BYTES);
  const known = staff?.keys.map(({ credentialId }) => credentialId) ?? [];
  const options = await creationOptions(party, { handle, name, email }, known);
  const subject = `${id}:${Buffer.from(handle).toString('base64url')}`;
  const ceremonyId = await beginCeremony(db(), 'invitation', { challenge: options.challenge, subject }, now);
  return { ok: true, ceremonyId, options };
}

type InvitationRefusal = 'invitation-unknown' | 'invitation-expired' | 'invitation-used';

/** `staffId`: the known person for whom it makes another passkey; null for a new person. */
type OpenInvitation = { id: string; name: string; email: string; staffId: string | null };

export async function findInvitation(
  token: string,
  now: Date,
): Promise<Result<{ invitation: OpenInvitation }, InvitationRefusal>> {
  const found = await db().staffInvitation.findUnique({
    where: { tokenHash: hashDerivedToken(token) },
    include: { staff: { select: { removedAt: true } }, inviter: { select: { removedAt: true } } },
  });
  if (!found || found.staff?.removedAt || found.inviter?.removedAt) return { ok: false, reason: 'invitation-unknown' };
  if (found.usedAt) return { ok: false, reason: 'invitation-used' };
  if (found.expiresAt <= now) return { ok: false, reason: 'invitation-expired' };
  const { id, name, email, staffId } = found;
  return { ok: true, invitation: { id, name, email, staffId } };
}
