import 'server-only';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import type { TouchAnswer } from '@/lib/private/passkeys/answers';
import { beginCeremony, takeCeremony } from '@/lib/private/passkeys/ceremony';
import { requestOptions } from '@/lib/private/passkeys/ceremony-options';
import { relyingParty } from '@/lib/private/passkeys/relying-party';
import { openSession } from '@/lib/private/sessions';
import { db } from '@/lib/server/db';
import type { Device } from '@/lib/server/security/device';
import { hashToken } from '@/lib/server/security/token';
import type { Result } from '@/lib/shared/result';
import { deskSessions } from './desk-sessions';
import { noteCounterFall, noteTouch, touchedKey } from './touch-key';

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
