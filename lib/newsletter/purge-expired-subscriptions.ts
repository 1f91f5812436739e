import 'server-only';
import { subDays } from 'date-fns';
import { db } from '@/lib/db';
import { CONFIRMATION_DAYS } from './schema';

/** An unconfirmed address may belong to a third party. */
export async function purgeExpiredSubscriptions(now: Date): Promise<void> {
  await db().newsletterSubscription.deleteMany({
    where: { confirmedAt: null, requestedAt: { lte: subDays(now, CONFIRMATION_DAYS) } },
  });
}
