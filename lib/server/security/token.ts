import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { keyedHash, keyedHashes, type Purpose } from './keyed-hash';

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
  return keyedHash(purpose, id).slice(0, DERIVED_CHARACTERS);
}

/** The derived token whose hash is stored; null once its secret has left APP_SECRET. */
export function derivedTokenOf(purpose: Purpose, id: string, tokenHash: string): string | null {
  const tokens = keyedHashes(purpose, id).map((hash) => hash.slice(0, DERIVED_CHARACTERS));
  return tokens.find((token) => hashToken(token) === tokenHash) ?? null;
}
