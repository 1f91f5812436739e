import { base64urlnopad } from '@scure/base';
import { type Identity, identityOf } from './identity';
import { boundLabel, derivationLabel, type Realm, type Way } from './realm';

const BITS = 256;

/**
 * The identity that a way in stands for: HKDF-SHA-256 (RFC 5869) of its secret, with an empty salt. The secret is the 32 bytes of a
 * passkey's PRF, of a stretched phrase, or the digits of a recovery key.
 */
export async function deriveIdentity(secret: Uint8Array<ArrayBuffer>, realm: Realm, way: Way): Promise<Identity> {
  return identityOf(await hkdf(secret, derivationLabel(realm, way, 'llave')));
}

/** Derives as `deriveIdentity` does, for a way into a space whose wrap has a MAC. */
export async function deriveBoundIdentity(secret: Uint8Array<ArrayBuffer>, way: Way): Promise<Identity> {
  return identityOf(await hkdf(secret, boundLabel(way, 'llave')));
}

/** The key of a MAC with this label: HMAC-SHA-256, and it cannot be read. */
export async function deriveMacKey(secret: Uint8Array<ArrayBuffer>, label: string): Promise<CryptoKey> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const wanted = { name: 'HMAC', hash: 'SHA-256', length: BITS };
  return crypto.subtle.deriveKey(parametersOf(label), key, wanted, false, ['sign', 'verify']);
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
  return new Uint8Array(await crypto.subtle.deriveBits(parametersOf(label), key, BITS));
}

function parametersOf(label: string): HkdfParams {
  return { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: new TextEncoder().encode(label) };
}
