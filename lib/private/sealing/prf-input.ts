import type { Realm } from './realm';
import { sha256 } from './sha256';

/**
 * What a passkey derives its secret from (the WebAuthn extension prf). The same for every passkey of a realm: one that is found without
 * a name is known only once it has answered.
 */
export function prfInput(realm: Realm): Promise<Uint8Array<ArrayBuffer>> {
  return sha256(`elsofadeldinero/${realm}/prf/v1`);
}
