import 'server-only';
import { subDays } from 'date-fns';
import { db } from '@/lib/server/db';
import { UNCONFIRMED_SUBSCRIPTION_RETENTION_DAYS } from '@/lib/shared/retention';
import { endUndeliverable } from './apply-mail-event';

/** An unconfirmed address may belong to a third party. */
export async function purgeExpiredSubscriptions(now: Date): Promise<void> {
  await db().newsletterSubscription.deleteMany({
    where: { confirmedAt: null, requestedAt: { lte: subDays(now, UNCONFIRMED_SUBSCRIPTION_RETENTION_DAYS) } },
  });
  // An event that came before the row of its e-mail.
  await endUndeliverable(db());
}
