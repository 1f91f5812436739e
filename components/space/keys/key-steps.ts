import { deviceName } from '@/lib/private/device-name';
import type { Identity } from '@/lib/private/sealing/identity';
import type { NewPhraseBody, NewRecoveryBody } from '@/lib/space/contract';
import { makePasskey } from '../opening/make-passkey';
import { askForKey } from '../shared/session-handler';
import { localFault } from '../shared/space-fault';
import { spaceFetch } from '../shared/space-fetch';

/** What is about to get a new key, and the space's identity for as long as that takes. */
export type SpaceKeyStep = { step: 'phrase' | 'recovery'; space: Identity };

/** One of the keys is used once more: the identity is not kept in between. */
export async function spaceForNewKey(): Promise<Identity> {
  const space = await askForKey();
  if (!space) throw localFault('not_confirmed');
  return space;
}

/** A passkey of this device; `opens` is false if it derives no secret. */
export async function addThisDevice(): Promise<{ opens: boolean }> {
  const space = await spaceForNewKey();
  const made = await makePasskey({ space, ticket: null, label: deviceName(navigator.userAgent) });
  await spaceFetch('/keys', { body: made });
  return { opens: made.sealed !== undefined };
}

export function setPhrase(phrase: NewPhraseBody): Promise<void> {
  return spaceFetch('/phrase', { method: 'PUT', body: phrase });
}

/** The one before opens nothing once this one is stored, and not before. */
export function renewRecovery(recovery: NewRecoveryBody): Promise<void> {
  return spaceFetch('/recovery', { method: 'PUT', body: recovery });
}
