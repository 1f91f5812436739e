import type { Realm } from './realm';

/**
 * What a passkey derives its secret from (the WebAuthn extension prf). The same for every passkey of a realm: one that is found without
 * a name is known only once it has answered.
 */
export async function prfInput(realm: Realm): Promise<Uint8Array<ArrayBuffer>> {
  const text = new TextEncoder().encode(`elsofadeldinero/${realm}/prf/v1`);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', text));
}
