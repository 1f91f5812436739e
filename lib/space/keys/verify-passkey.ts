import 'server-only';
import { takeCeremony } from '@/lib/private/passkeys/ceremony';
import { relyingParty } from '@/lib/private/passkeys/relying-party';
import { type NewPasskey as VerifiedPasskey, verifyNewPasskey } from '@/lib/private/passkeys/verify-new-passkey';
import type { Result } from '@/lib/shared/result';
import type { NewPasskey } from '../schema';

export type PasskeyFault = 'name-needed' | 'ceremony-over' | 'key-refused';

type Verified = Result<{ verified: VerifiedPasskey; handle: Uint8Array<ArrayBuffer> }, PasskeyFault>;

/** The answer to a challenge of `beginCreation` for the same subject: the id of a space, or the hash of a ticket. */
export async function verifyPasskey(passkey: NewPasskey, subject: string, now: Date): Promise<Verified> {
  const party = relyingParty();
  if (!party) return { ok: false, reason: 'name-needed' };
  const ceremony = await takeCeremony('space-new-key', passkey.ceremonyId, now);
  const [about, handle = ''] = ceremony?.subject?.split(':') ?? [];
  if (!ceremony || about !== subject) return { ok: false, reason: 'ceremony-over' };
  const verified = await verifyNewPasskey(passkey.answer, ceremony.challenge, party);
  if (!verified) return { ok: false, reason: 'key-refused' };
  return { ok: true, verified, handle: Uint8Array.from(Buffer.from(handle, 'base64url')) };
}
