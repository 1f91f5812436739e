import 'server-only';
import type { StaffKey } from '@/lib/generated/prisma/client';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { lockSession } from '@/lib/private/lock-session';
import type { TouchAnswer } from '@/lib/private/passkeys/answers';
import { beginCeremony, takeCeremony } from '@/lib/private/passkeys/ceremony';
import { requestOptions } from '@/lib/private/passkeys/ceremony-options';
import { type RelyingParty, relyingParty } from '@/lib/private/passkeys/relying-party';
import { type Touch, verifyTouch } from '@/lib/private/passkeys/verify-touch';
import { openSession, renewSession } from '@/lib/private/sessions';
import { type Db, db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { Device } from '@/lib/server/security/device';
import { hashToken } from '@/lib/server/security/token';
import type { Result } from '@/lib/shared/result';
import { deskSessions } from './desk-sessions';

type Input = {
  ceremonyId: string;
  answer: TouchAnswer;
  /** Token of the session that the browser still has, which ends. */
  earlierToken: string | null;
};

type SignedIn = Result<
  { staff: StaffMember; sessionToken: string },
  'name-needed' | 'ceremony-over' | 'passkey-refused' | 'passkey-behind'
>;

/** A touch of a known passkey opens a new session. */
export async function signIn(input: Input, device: Device, now: Date): Promise<SignedIn> {
  const party = relyingParty();
  if (!party) return { ok: false, reason: 'name-needed' };
  const ceremony = await takeCeremony('sign-in', input.ceremonyId, now);
  if (!ceremony) return { ok: false, reason: 'ceremony-over' };
  const answered = await touchedKey(input.answer, ceremony.challenge, party);
  if (!answered.ok) return answered;
  const { touched } = answered;
  const { staff } = touched.key;
  return db().$transaction(async (tx) => {
    // The order in which a removal takes its locks.
    await tx.$queryRaw`SELECT FROM staff WHERE id = ${staff.id}::uuid FOR SHARE`;
    if (!(await noteTouch(tx, touched, now))) return { ok: false, reason: 'passkey-refused' };
    if (input.earlierToken) {
      await tx.deskSession.deleteMany({ where: { tokenHash: hashToken(input.earlierToken) } });
    }
    const entered = await openSession(deskSessions, tx, { person: staff, keyId: touched.key.id, device }, now);
    await recordDeskEvent(tx, { staff: entered.staff, kind: 'desk.entered', subject: device.name, now });
    await noteCounterFall(tx, touched, entered.staff, now);
    return { ok: true, ...entered };
  });
}

type Request = { ceremonyId: string; options: Awaited<ReturnType<typeof requestOptions>> };

/** The challenge for any passkey of this site: nothing has to be typed, and nothing tells who has one. */
export async function beginSignIn(now: Date): Promise<Result<Request, 'name-needed'>> {
  const party = relyingParty();
  if (!party) return { ok: false, reason: 'name-needed' };
  const options = await requestOptions(party);
  const ceremonyId = await beginCeremony(db(), 'sign-in', { challenge: options.challenge, subject: null }, now);
  return { ok: true, ceremonyId, options };
}

export async function signOut(staff: StaffMember, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    // Two at once come one after the other.
    await tx.$queryRaw`SELECT FROM staff WHERE id = ${staff.id}::uuid FOR NO KEY UPDATE`;
    await recordDeskEvent(tx, { staff, kind: 'desk.left', now });
    await tx.deskSession.delete({ where: { id: staff.sessionId } });
  });
}

type Touched = { key: StaffKey & { staff: { id: string; name: string } }; touch: Touch };

/** Which key of a live person has answered this challenge. `passkey-refused` for an unknown key and for a wrong answer. */
export async function touchedKey(
  answer: TouchAnswer,
  challenge: string,
  party: RelyingParty,
): Promise<Result<{ touched: Touched }, 'passkey-refused' | 'passkey-behind'>> {
  const key = await db().staffKey.findFirst({
    where: { credentialId: answer.id, staff: { removedAt: null } },
    include: { staff: { select: { id: true, name: true, handle: true } } },
  });
  if (!key) return { ok: false, reason: 'passkey-refused' };
  const { handle, ...staff } = key.staff;
  const { userHandle } = answer.response;
  const isForeign = userHandle !== undefined && userHandle !== Buffer.from(handle).toString('base64url');
  if (isForeign) return { ok: false, reason: 'passkey-refused' };
  const verified = await verifyTouch(answer, key, challenge, party);
  if (!verified.ok) return { ok: false, reason: `passkey-${verified.reason}` };
  return { ok: true, touched: { key: { ...key, staff }, touch: verified.touch } };
}

/** False if the key has moved on or is gone since it was read. Locks its row, so that a removal waits. */
export async function noteTouch(tx: Db, { key, touch }: Touched, now: Date): Promise<boolean> {
  const { counterFell, ...told } = touch;
  const { count } = await tx.staffKey.updateMany({
    where: { id: key.id, counter: key.counter, staff: { removedAt: null } },
    data: { ...told, lastUsedAt: now, ...(counterFell && { counterFellAt: key.counterFellAt ?? now }) },
  });
  return count === 1;
}

/** In the transaction of a touch that was let in although the counter of its synced passkey went back: a line each time, an e-mail once. */
export async function noteCounterFall(tx: Db, { key, touch }: Touched, staff: StaffMember, now: Date): Promise<void> {
  if (!touch.counterFell) return;
  await recordDeskEvent(tx, { staff, kind: 'people.key-counter-fell', subject: key.label, now });
  if (key.counterFellAt === null) await enqueue(tx, 'send-desk-email', { email: 'counter-fell', keyId: key.id });
}

type Confirmation = { ceremonyId: string; answer: TouchAnswer; staff: StaffMember; tokenHash: string };

type Confirmed = Result<
  { sessionToken: string },
  'name-needed' | 'ceremony-over' | 'passkey-refused' | 'passkey-behind'
>;

/** A touch of one's own passkey: the session gets a new token, and counts as confirmed for some minutes. Its end stays. */
export async function confirmSession(input: Confirmation, now: Date): Promise<Confirmed> {
  const { staff, tokenHash } = input;
  const party = relyingParty();
  if (!party) return { ok: false, reason: 'name-needed' };
  const ceremony = await takeCeremony('confirm', input.ceremonyId, now);
  if (!ceremony || ceremony.subject !== staff.id) return { ok: false, reason: 'ceremony-over' };
  const answered = await touchedKey(input.answer, ceremony.challenge, party);
  if (!answered.ok) return answered;
  const { touched } = answered;
  if (touched.key.staff.id !== staff.id) return { ok: false, reason: 'passkey-refused' };
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT FROM staff WHERE id = ${staff.id}::uuid FOR SHARE`;
    if (!(await noteTouch(tx, touched, now))) return { ok: false, reason: 'passkey-refused' };
    const sessionToken = await renewSession(deskSessions, tx, { tokenHash, keyId: touched.key.id }, now);
    await noteCounterFall(tx, touched, staff, now);
    return { ok: true, sessionToken };
  });
}

/** The challenge for a passkey of this very person. */
export async function beginConfirmation(staff: StaffMember, now: Date): Promise<Result<Request, 'name-needed'>> {
  const party = relyingParty();
  if (!party) return { ok: false, reason: 'name-needed' };
  const keys = await db().staffKey.findMany({ where: { staffId: staff.id }, select: { credentialId: true } });
  const options = await requestOptions(
    party,
    keys.map(({ credentialId }) => credentialId),
  );
  const ceremonyId = await db().$transaction(async (tx) => {
    await lockSession(tx, 'desk', staff.sessionId);
    return beginCeremony(tx, 'confirm', { challenge: options.challenge, subject: staff.id }, now);
  });
  return { ok: true, ceremonyId, options };
}
