import 'server-only';
import { db } from '@/lib/db';
import type { Result } from '@/lib/result';
import { beginCeremony } from '@/lib/security/passkeys/ceremony';
import { relyingParty } from '@/lib/security/passkeys/relying-party';
import { requestOptions } from '@/lib/security/passkeys/request-options';
import type { TouchResponseBody } from '../contract';

/** The challenge for a passkey: of this space, or of any that the device has for this site, which tells nothing about who has one. */
export async function beginTouch(spaceId: string | null, now: Date): Promise<Result<TouchResponseBody, 'name-needed'>> {
  const party = relyingParty();
  if (!party) return { ok: false, reason: 'name-needed' };
  const keys = spaceId ? await db().spaceKey.findMany({ where: { spaceId, kind: 'passkey' } }) : [];
  const options = await requestOptions(
    party,
    keys.flatMap(({ credentialId }) => credentialId ?? []),
  );
  const ceremony = { challenge: options.challenge, subject: spaceId };
  const ceremonyId = await beginCeremony(spaceId ? 'space-confirm' : 'space-open', ceremony, now);
  return { ok: true, ceremonyId, options };
}
