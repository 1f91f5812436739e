import { createPasskey, secretOfNew } from '@/components/private/keys/passkey';
import type { Identity } from '@/lib/private/sealing/identity';
import type { NewPasskeyBody } from '@/lib/space/contract';
import { entriesApi } from '../shared/entries-api';
import { loadWays } from './load-ways';

type Making = {
  space: Identity;
  /** Of a space that is yet to be made; null for the open one. */
  ticket: string | null;
  label: string;
};

/**
 * A new passkey on this device, with what it opens. A device that derives no secret, or is not touched the second time, makes one that
 * lets in and opens nothing: `sealed` is absent.
 */
export async function makePasskey({ space, ticket, label }: Making): Promise<NewPasskeyBody> {
  const { ceremonyId, options } = await entriesApi.post('/passkey/creation')(ticket === null ? {} : { ticket });
  const answer = await createPasskey(options);
  const made = { ceremonyId, label, answer };
  if (answer.clientExtensionResults.prf?.enabled !== true) return made;
  const secret = await secretOfNew(answer.id, options.rp.id ?? location.hostname, 'espacio').catch(() => null);
  if (!secret) return made;
  const { passkeyWay, sealedFor } = await loadWays();
  return { ...made, sealed: await sealedFor(space, await passkeyWay(secret)) };
}
