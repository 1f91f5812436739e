import 'server-only';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { lockSession } from '@/lib/private/lock-session';
import { beginCeremony } from '@/lib/private/passkeys/ceremony';
import { relyingParty } from '@/lib/private/passkeys/relying-party';
import { requestOptions } from '@/lib/private/passkeys/request-options';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';

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
