import 'server-only';
import { keyedHash, keyedHashes } from '@/lib/server/security/keyed-hash';
import { hashToken } from '@/lib/server/security/token';

/** 128 bits. */
const TOKEN_CHARACTERS = 22;

type Tokens = { confirm: string; unsubscribe: string };
type TokenHashes = { confirmTokenHash: string; unsubscribeTokenHash: string };

/** From the row's 128 random bits and the first secret of APP_SECRET. The database holds only hashes. */
export function newTokensOf(seed: string): Tokens {
  return {
    confirm: shortened(keyedHash('newsletter-confirm', seed)),
    unsubscribe: shortened(keyedHash('newsletter-unsubscribe', seed)),
  };
}

/** The tokens whose hashes the row has, so that a repeated e-mail is identical; null once their secret has left APP_SECRET. */
export function tokensOf({ seed, ...stored }: { seed: string } & TokenHashes): Tokens | null {
  const under = (purpose: 'newsletter-confirm' | 'newsletter-unsubscribe', hash: string) =>
    keyedHashes(purpose, seed)
      .map(shortened)
      .find((token) => hashToken(token) === hash);
  const confirm = under('newsletter-confirm', stored.confirmTokenHash);
  const unsubscribe = under('newsletter-unsubscribe', stored.unsubscribeTokenHash);
  return confirm && unsubscribe ? { confirm, unsubscribe } : null;
}

export function tokenHashesOf({ confirm, unsubscribe }: Tokens): TokenHashes {
  return { confirmTokenHash: hashToken(confirm), unsubscribeTokenHash: hashToken(unsubscribe) };
}

function shortened(hash: string): string {
  return hash.slice(0, TOKEN_CHARACTERS);
}
