import 'server-only';
import { db } from '@/lib/server/db';
import { hashDerivedToken } from '@/lib/server/security/token';

/** Deletes the address. Idempotent: an unknown token has no subscription. */
export async function unsubscribe(token: string): Promise<void> {
  await db().newsletterSubscription.deleteMany({ where: { unsubscribeTokenHash: hashDerivedToken(token) } });
}
