import { base64urlnopad } from '@scure/base';
import { type Identity, identityOf } from './identity';
import { derivationLabel, type Realm, type Way } from './realm';

const BITS = 256;

/**
 * The identity that a way in stands for: HKDF-SHA-256 (RFC 5869) of its secret, with an empty salt. The secret is the 32 bytes of a
 * passkey's PRF, of a stretched phrase, or the digits of a recovery key.
 */
export async function deriveIdentity(secret: Uint8Array<ArrayBuffer>, realm: Realm, way: Way): Promise<Identity> {
  return identityOf(await hkdf(secret, derivationLabel(realm, way, 'llave')));
}

/** What proves to the server that one has the secret, and tells nothing about the identity. base64url of 32 bytes. */
export async function deriveProof(
  secret: Uint8Array<ArrayBuffer>,
  realm: Realm,
  way: Exclude<Way, 'passkey'>,
): Promise<string> {
  return base64urlnopad.encode(await hkdf(secret, derivationLabel(realm, way, 'prueba')));
}

async function hkdf(secret: Uint8Array<ArrayBuffer>, label: string): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
  const parameters = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: new TextEncoder().encode(label) };
  return new Uint8Array(await crypto.subtle.deriveBits(parameters, key, BITS));
}
