import 'server-only';
import { keyedHash } from '@/lib/security/keyed-hash';
import { hashToken } from '@/lib/security/token';

/** 128 bits. */
const TOKEN_CHARACTERS = 22;

type Tokens = { confirm: string; unsubscribe: string };

/** From the row's 128 random bits and APP_SECRET: a repeated e-mail is identical. The database holds only hashes. */
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
