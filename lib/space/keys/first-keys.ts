import 'server-only';
import type { NewPasskey as VerifiedPasskey } from '@/lib/private/passkeys/verify-new-passkey';
import type { Db } from '@/lib/server/db';
import type { Recovered } from '../schema';
import { storePasskey, storePhrase, storeRecovery } from './store-keys';

/** At least one of them opens besides the recovery key, which is for losing the others. */
export function somethingOpens({ passkey, phrase }: Pick<Recovered, 'passkey' | 'phrase'>): boolean {
  return passkey?.sealed !== undefined || phrase !== undefined;
}

/** Those of a new space, or of one that the recovery key has opened. Returns the one that the session goes on with; null if the passkey is known already. */
export async function storeFirstKeys(
  tx: Db,
  spaceId: string,
  { passkey, phrase, recovery }: Recovered,
  verified: VerifiedPasskey | null,
  now: Date,
): Promise<string | null> {
  let keyId: string | null = null;
  if (phrase) keyId = await storePhrase(tx, spaceId, phrase, now);
  if (passkey && verified) {
    const { label, sealed } = passkey;
    const passkeyId = await storePasskey(tx, spaceId, { verified, label, sealed }, now);
    if (!passkeyId) return null;
    if (sealed || !keyId) keyId = passkeyId;
  }
  await storeRecovery(tx, spaceId, recovery, now);
  return keyId;
}
