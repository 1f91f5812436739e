import 'server-only';
import { keyedHash } from '@/lib/security/keyed-hash';
import { hashToken } from '@/lib/security/token';

/** 128 bits. */
const TOKEN_CHARACTERS = 22;

type Tokens = { confirm: string; unsubscribe: string };

/**
 * The tokens of a subscription's two links, derived from the row's 128 random bits and the application's secret: a repeated
 * e-mail is identical, and the database holds only their hashes.
 */
export function tokensOf(seed: string): Tokens {
  return {
    confirm: keyedHash('newsletter-confirm', seed).slice(0, TOKEN_CHARACTERS),
    unsubscribe: keyedHash('newsletter-unsubscribe', seed).slice(0, TOKEN_CHARACTERS),
  };
}

export function tokenHashesOf(seed: string): { confirmTokenHash: string; unsubscribeTokenHash: string } {
  const { confirm, unsubscribe } = tokensOf(seed);
  return { confirmTokenHash: hashToken(confirm), unsubscribeTokenHash: hashToken(unsubscribe) };
}
