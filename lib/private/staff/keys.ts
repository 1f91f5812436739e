import 'server-only';
import { isLastOpener } from '@/lib/private/desk-key/has-opener';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { endSessions } from '@/lib/private/end-sessions';
import { lockSession } from '@/lib/private/lock-session';
import type { RegistrationAnswer } from '@/lib/private/passkeys/answers';
import { beginCeremony, takeCeremony } from '@/lib/private/passkeys/ceremony';
import { creationOptions } from '@/lib/private/passkeys/ceremony-options';
import { relyingParty } from '@/lib/private/passkeys/relying-party';
import { type NewPasskey, verifyNewPasskey } from '@/lib/private/passkeys/verify-new-passkey';
import { type Db, db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';
import { lockPeople } from './desk-sessions';

type Input = { staff: StaffMember; ceremonyId: string; label: string; answer: RegistrationAnswer };

type Added = Result<object, 'name-needed' | 'ceremony-over' | 'passkey-refused'>;

export async function addKey({ staff, ceremonyId, label, answer }: Input, now: Date): Promise<Added> {
  const party = relyingParty();
  if (!party) return { ok: false, reason: 'name-needed' };
  const ceremony = await takeCeremony('new-key', ceremonyId, now);
  if (!ceremony || ceremony.subject !== staff.id) return { ok: false, reason: 'ceremony-over' };
  const passkey = await verifyNewPasskey(answer, ceremony.challenge, party);
  if (!passkey) return { ok: false, reason: 'passkey-refused' };
  return db().$transaction(async (tx) => {
    await lockPeople(tx, staff);
    const keyId = await storeKey(tx, { ...passkey, staffId: staff.id, label }, now);
    if (!keyId) return { ok: false, reason: 'passkey-refused' };
    await recordDeskEvent(tx, { staff, kind: 'people.key-added', subject: label, now });
    return { ok: true };
  });
}

type Creation = { ceremonyId: string; options: Awaited<ReturnType<typeof creationOptions>> };

/** The challenge for another passkey of one's own, on a device that has none yet. */
export async function beginNewKey(staff: StaffMember, now: Date): Promise<Result<Creation, 'name-needed'>> {
  const party = relyingParty();
  if (!party) return { ok: false, reason: 'name-needed' };
  const owner = await db().staff.findUniqueOrThrow({ where: { id: staff.id }, include: { keys: true } });
  const known = owner.keys.map(({ credentialId }) => credentialId);
  const options = await creationOptions(party, owner, known);
  const ceremonyId = await db().$transaction(async (tx) => {
    await lockSession(tx, 'desk', staff.sessionId);
    return beginCeremony(tx, 'new-key', { challenge: options.challenge, subject: staff.id }, now);
  });
  return { ok: true, ceremonyId, options };
}

type Removal = { keyId: string; staff: StaffMember };

/** One of one's own, and never the last. Every other session of this person ends: the key may be in other hands. */
export async function removeKey(
  { keyId, staff }: Removal,
  now: Date,
): Promise<Result<object, 'key-unknown' | 'last-key' | 'last-opener'>> {
  return db().$transaction(async (tx) => {
    await lockPeople(tx, staff);
    const keys = await tx.staffKey.findMany({ where: { staffId: staff.id } });
    const key = keys.find(({ id }) => id === keyId);
    if (!key) return { ok: false, reason: 'key-unknown' };
    if (keys.length === 1) return { ok: false, reason: 'last-key' };
    if (await isLastOpener(tx, [keyId])) return { ok: false, reason: 'last-opener' };
    await tx.staffKey.delete({ where: { id: keyId } });
    await endSessions(tx, { realm: 'desk', ownerId: staff.id }, staff.sessionId, now);
    await recordDeskEvent(tx, { staff, kind: 'people.key-removed', subject: key.label, now });
    return { ok: true };
  });
}

/** The id of its row; null if a person has the passkey already. */
export async function storeKey(
  tx: Db,
  key: NewPasskey & { staffId: string; label: string },
  now: Date,
): Promise<string | null> {
  const [stored] = await tx.staffKey.createManyAndReturn({
    data: [{ ...key, createdAt: now, lastUsedAt: now }],
    skipDuplicates: true,
    select: { id: true },
  });
  return stored?.id ?? null;
}
