import 'server-only';
import { subDays } from 'date-fns';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { hashDerivedToken } from '@/lib/server/security/token';
import { UNCONFIRMED_SUBSCRIPTION_RETENTION_DAYS } from '@/lib/shared/retention';

/** The token proves access to the mailbox. Idempotent; false for an unknown or expired token. */
export async function confirmSubscription(token: string, now: Date): Promise<boolean> {
  const confirmTokenHash = hashDerivedToken(token);
  return db().$transaction(async (tx) => {
    const [confirmed] = await tx.newsletterSubscription.updateManyAndReturn({
      where: {
        confirmTokenHash,
        confirmedAt: null,
        requestedAt: { gt: subDays(now, UNCONFIRMED_SUBSCRIPTION_RETENTION_DAYS) },
      },
      data: { confirmedAt: now },
      select: { id: true },
    });
    if (confirmed) {
      await enqueue(
        tx,
        'send-newsletter-email',
        { subscriptionId: confirmed.id },
        { jobKey: `newsletter/${confirmed.id}` },
      );
      return true;
    }
    return (await tx.newsletterSubscription.count({ where: { confirmTokenHash, confirmedAt: { not: null } } })) > 0;
  });
}
