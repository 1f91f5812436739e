import 'server-only';
import { db } from '@/lib/db';
import { hashToken } from '@/lib/security/token';

/** Deletes the address. A token that is unknown has been used before, or never was one: nobody is subscribed under it either way. */
export async function unsubscribe(token: string): Promise<void> {
  await db().newsletterSubscription.deleteMany({ where: { unsubscribeTokenHash: hashToken(token) } });
}
