import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { keyedHash, keyedHashes, LAST_LETTER, type Purpose } from './keyed-hash';

/** 128 random bits. Only the hash is stored. */
export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

/** For random tokens, not for passwords. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** 132 bits. */
const DERIVED_CHARACTERS = 22;

/** Derives a token from an id and the first secret of APP_SECRET: no row and no job holds it, and an e-mail that is sent again has the same one. */
export function derivedToken(purpose: Purpose, id: string): string {
  return keyedHash(purpose, id).slice(0, DERIVED_CHARACTERS) + LAST_LETTER;
}

/** Under which a derived token is stored: its last letter does not count, because earlier ones have none. */
export function hashDerivedToken(token: string): string {
  const isEnded = token.length === DERIVED_CHARACTERS + 1 && token.endsWith(LAST_LETTER);
  return hashToken(isEnded ? token.slice(0, DERIVED_CHARACTERS) : token);
}

/** The derived token whose hash is stored; null once its secret has left APP_SECRET. */
export function derivedTokenOf(purpose: Purpose, id: string, tokenHash: string): string | null {
  const tokens = keyedHashes(purpose, id).map((hash) => hash.slice(0, DERIVED_CHARACTERS) + LAST_LETTER);
  return tokens.find((token) => hashDerivedToken(token) === tokenHash) ?? null;
}
