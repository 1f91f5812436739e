import 'server-only';
import { db } from '@/lib/server/db';
import { derivedToken, derivedTokenOf, hashDerivedToken } from '@/lib/server/security/token';
import { site } from '@/lib/shared/site';

type Tokens = { confirm: string; unsubscribe: string };
type TokenHashes = { confirmTokenHash: string; unsubscribeTokenHash: string };

/** From the row's 128 random bits and the first secret of APP_SECRET. The database holds only hashes. */
export function newTokensOf(seed: string): Tokens {
  return {
    confirm: derivedToken('newsletter-confirm', seed),
    unsubscribe: derivedToken('newsletter-unsubscribe', seed),
  };
}

/** The tokens whose hashes the row has, so that a repeated e-mail is identical; null once their secret has left APP_SECRET. */
export function tokensOf({ seed, ...stored }: { seed: string } & TokenHashes): Tokens | null {
  const confirm = derivedTokenOf('newsletter-confirm', seed, stored.confirmTokenHash);
  const unsubscribe = derivedTokenOf('newsletter-unsubscribe', seed, stored.unsubscribeTokenHash);
  return confirm && unsubscribe ? { confirm, unsubscribe } : null;
}

export function tokenHashesOf({ confirm, unsubscribe }: Tokens): TokenHashes {
  return { confirmTokenHash: hashDerivedToken(confirm), unsubscribeTokenHash: hashDerivedToken(unsubscribe) };
}

/** Renews the tokens of a row whose secret has left APP_SECRET: its next e-mail gets links of the current secret, and earlier links end. */
export async function renewTokens({ id, seed }: { id: string; seed: string }): Promise<ReturnType<typeof newTokensOf>> {
  const tokens = newTokensOf(seed);
  await db().newsletterSubscription.updateMany({ where: { id }, data: tokenHashesOf(tokens) });
  return tokens;
}

/** Address of the page that asks first, for the text of an e-mail. */
export function unsubscribeLink(token: string): string {
  return `${site.url}/newsletter/baja/${token}`;
}

/** Headers of the mail client's own button (RFC 8058). */
export function unsubscribeHeaders(token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${site.url}/api/newsletter/unsubscribe/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
