import 'server-only';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { lockSession } from '@/lib/private/lock-session';
import { beginCeremony } from '@/lib/private/passkeys/ceremony';
import { creationOptions } from '@/lib/private/passkeys/creation-options';
import { relyingParty } from '@/lib/private/passkeys/relying-party';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';

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
