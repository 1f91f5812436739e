import 'server-only';
import { lockSession } from '@/lib/private/lock-session';
import { beginCeremony } from '@/lib/private/passkeys/ceremony';
import { relyingParty } from '@/lib/private/passkeys/relying-party';
import { requestOptions } from '@/lib/private/passkeys/request-options';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';
import type { TouchResponseBody } from '../contract';
import type { OpenSpace } from '../sessions/space-sessions';

type Begun = Result<TouchResponseBody, 'name-needed'>;

/** The challenge for a passkey of the open space; null: for any that the device has for this site, which tells nothing about who has one. */
export async function beginTouch(session: OpenSpace | null, now: Date): Promise<Begun> {
  const party = relyingParty();
  if (!party) return { ok: false, reason: 'name-needed' };
  const spaceId = session?.spaceId ?? null;
  const keys = spaceId ? await db().spaceKey.findMany({ where: { spaceId, kind: 'passkey' } }) : [];
  const options = await requestOptions(
    party,
    keys.flatMap(({ credentialId }) => credentialId ?? []),
  );
  const ceremony = { challenge: options.challenge, subject: spaceId };
  const ceremonyId = await db().$transaction(async (tx) => {
    if (session) await lockSession(tx, 'space', session.sessionId);
    return beginCeremony(tx, session ? 'space-confirm' : 'space-open', ceremony, now);
  });
  return { ok: true, ceremonyId, options };
}
