import 'server-only';
import { db } from '@/lib/server/db';
import { newTokensOf, tokenHashesOf } from './tokens';

/** For a row whose secret has left APP_SECRET: its next e-mail gets links of the current secret, and earlier links end. */
export async function renewTokens({ id, seed }: { id: string; seed: string }): Promise<ReturnType<typeof newTokensOf>> {
  const tokens = newTokensOf(seed);
  await db().newsletterSubscription.updateMany({ where: { id }, data: tokenHashesOf(tokens) });
  return tokens;
}
