import 'server-only';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { lockSession } from '@/lib/private/lock-session';
import type { TouchAnswer } from '@/lib/private/passkeys/answers';
import { beginCeremony, takeCeremony } from '@/lib/private/passkeys/ceremony';
import { requestOptions } from '@/lib/private/passkeys/ceremony-options';
import { relyingParty } from '@/lib/private/passkeys/relying-party';
import { renewSession } from '@/lib/private/sessions';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';
import { deskSessions } from './desk-sessions';
import { noteCounterFall, noteTouch, touchedKey } from './touch-key';

type Input = { ceremonyId: string; answer: TouchAnswer; staff: StaffMember; tokenHash: string };

type Confirmed = Result<
  { sessionToken: string },
  'name-needed' | 'ceremony-over' | 'passkey-refused' | 'passkey-behind'
>;

/** A touch of one's own passkey: the session gets a new token, and counts as confirmed for some minutes. Its end stays. */
export async function confirmSession(input: Input, now: Date): Promise<Confirmed> {
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

type Request = { ceremonyId: string; options: Awaited<ReturnType<typeof requestOptions>> };

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
