import 'server-only';
import { beginCeremony } from '@/lib/private/passkeys/ceremony';
import { relyingParty } from '@/lib/private/passkeys/relying-party';
import { requestOptions } from '@/lib/private/passkeys/request-options';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';

type Request = { ceremonyId: string; options: Awaited<ReturnType<typeof requestOptions>> };

/** The challenge for any passkey of this site: nothing has to be typed, and nothing tells who has one. */
export async function beginSignIn(now: Date): Promise<Result<Request, 'name-needed'>> {
  const party = relyingParty();
  if (!party) return { ok: false, reason: 'name-needed' };
  const options = await requestOptions(party);
  const ceremonyId = await beginCeremony(db(), 'sign-in', { challenge: options.challenge, subject: null }, now);
  return { ok: true, ceremonyId, options };
}
