import { bech32 } from '@scure/base';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';

/** The secret half of an X25519 pair as age writes it, "AGE-SECRET-KEY-1…". */
export type Identity = string & { readonly of: 'identity' };
/** The public half, "age1…": what is sealed for it, only its identity opens. */
export type Recipient = string & { readonly of: 'recipient' };

const SECRET_PREFIX = 'AGE-SECRET-KEY-';
const RECIPIENT = /^age1[02-9ac-hj-np-z]{58}$/;
const SCALAR_BYTES = 32;
/** What precedes the 32 bytes of an X25519 key in PKCS #8 (RFC 8410). */
const PKCS8_HEAD = Uint8Array.from([
  0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x6e, 0x04, 0x22, 0x04, 0x20,
]);

export async function newIdentity(): Promise<Identity> {
  return (await generateX25519Identity()) as Identity;
}

export async function recipientOf(identity: Identity): Promise<Recipient> {
  return (await identityToRecipient(identity)) as Recipient;
}

/** Judges a recipient by its shape alone. */
export function isRecipient(text: string): text is Recipient {
  return RECIPIENT.test(text);
}

/** Makes an identity of 32 bytes that are as good as random. */
export function identityOf(scalar: Uint8Array): Identity {
  if (scalar.length !== SCALAR_BYTES) throw new Error(`An identity has ${SCALAR_BYTES} bytes`);
  return bech32.encodeFromBytes(SECRET_PREFIX, scalar).toUpperCase() as Identity;
}

/** Throws if the text is no identity. */
export function scalarOf(identity: Identity): Uint8Array {
  const { prefix, bytes } = bech32.decodeToBytes(identity);
  if (prefix.toUpperCase() !== SECRET_PREFIX || bytes.length !== SCALAR_BYTES) throw new Error('No identity');
  return bytes;
}

/** What opens in a browser: code that gets into the page can use it while it is there, and cannot carry it away. */
export type Opener = Identity | CryptoKey;

/** The identity as a key that cannot be read; as itself where the browser has no X25519. */
export async function openerOf(identity: Identity): Promise<Opener> {
  const pkcs8 = new Uint8Array([...PKCS8_HEAD, ...scalarOf(identity)]);
  return crypto.subtle
    .importKey('pkcs8', pkcs8, { name: 'X25519' }, false, ['deriveBits'])
    .catch((error: unknown): Opener => {
      if (error instanceof DOMException && error.name === 'NotSupportedError') return identity;
      throw error;
    });
}
