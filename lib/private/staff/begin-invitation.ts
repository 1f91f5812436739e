import 'server-only';
import { randomBytes } from 'node:crypto';
import { beginCeremony } from '@/lib/private/passkeys/ceremony';
import { creationOptions } from '@/lib/private/passkeys/creation-options';
import { relyingParty } from '@/lib/private/passkeys/relying-party';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';
import { findInvitation, type InvitationFault } from './find-invitation';

const HANDLE_BYTES = 16;

type Creation = { ceremonyId: string; options: Awaited<ReturnType<typeof creationOptions>> };

/** The challenge for the passkey of an invitation. It uses nothing up: a device may fail and try again. */
export async function beginInvitation(
  token: string,
  now: Date,
): Promise<Result<Creation, InvitationFault | 'name-needed'>> {
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
