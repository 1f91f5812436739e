import { createPasskey, secretOfPasskey } from '@/components/private/keys/passkey';
import { Problem } from '@/components/private/problem';
import type { Identity } from '@/lib/private/sealing/identity';
import type { SpaceWrap } from '@/lib/private/sealing/space-way';
import type { NewPasskeyBody } from '@/lib/space/contract';
import { entriesApi } from '../shared/entries-api';
import { loadWays } from './load-ways';

type Making = {
  space: Identity;
  /** Of a space that is yet to be made; null for the open one. */
  ticket: string | null;
  label: string;
};

/** `derives-nothing`: it lets in and opens nothing. `untouched`: the same until it is touched once more. */
export type PasskeyOpens = 'opens' | 'derives-nothing' | 'untouched';

export type MadePasskey = { passkey: NewPasskeyBody; opens: PasskeyOpens };

/** A new passkey on this device, with what it opens. Throws a Problem. */
export async function makePasskey({ space, ticket, label }: Making): Promise<MadePasskey> {
  const { ceremonyId, options } = await entriesApi.post('/passkey/creation')(ticket === null ? {} : { ticket });
  const answer = await createPasskey(options, 'espacio');
  const passkey = { ceremonyId, label, answer };
  if (answer.clientExtensionResults.prf?.enabled !== true) return { passkey, opens: 'derives-nothing' };
  return touchMade(passkey, space);
}

/** The touch after it is made. Not being touched is no fault: the passkey is there, and can be touched again. */
export async function touchMade(passkey: NewPasskeyBody, space: Identity): Promise<MadePasskey> {
  try {
    const sealed = await sealedByTouch(passkey.answer.id, space);
    return sealed ? { passkey: { ...passkey, sealed }, opens: 'opens' } : { passkey, opens: 'derives-nothing' };
  } catch (error) {
    if (error instanceof Problem && error.code === 'key_refused') return { passkey, opens: 'untouched' };
    throw error;
  }
}

/** A touch of this passkey: the identity as it opens it from now on. Null if it derives no secret here. Throws a Problem. */
export async function sealedByTouch(credentialId: string, space: Identity): Promise<SpaceWrap | null> {
  const secret = await secretOfPasskey(credentialId, 'espacio');
  if (!secret) return null;
  const { passkeyWay, sealedFor } = await loadWays();
  return sealedFor(space, await passkeyWay(secret));
}
