import { argon2idAsync } from '@noble/hashes/argon2.js';
import { base64urlnopad } from '@scure/base';
import type { Phrase } from './phrase';

/** How a phrase is stretched, kept beside what it opens so that later phrases can be stretched more. */
export type Stretching = {
  kind: 'argon2id';
  /** base64url of 16 bytes. */
  salt: string;
  memoryKiB: number;
  passes: number;
};

const SALT_BYTES = 16;

/** 19 MiB and two passes: the least that OWASP's Password Storage Cheat Sheet names for argon2id, and quick on a telephone. */
export function newStretching(): Stretching {
  const salt = base64urlnopad.encode(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  return { kind: 'argon2id', salt, memoryKiB: 19 * 1024, passes: 2 };
}

/** The secret of which a phrase's identity and proof are derived: 32 bytes. */
export async function stretchPhrase(
  phrase: Phrase,
  { salt, memoryKiB, passes }: Stretching,
): Promise<Uint8Array<ArrayBuffer>> {
  const options = { t: passes, m: memoryKiB, p: 1, dkLen: 32 };
  return new Uint8Array(await argon2idAsync(phrase, base64urlnopad.decode(salt), options));
}
