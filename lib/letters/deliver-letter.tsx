import 'server-only';
import { differenceInHours } from 'date-fns';
import { Letter } from '@/emails/letters/letter';
import type { Letter as StoredLetter } from '@/lib/generated/prisma/client';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send-email';
import { log } from '@/lib/server/log';
import { PermanentFailure } from '@/lib/server/permanent-failure';
import { site } from '@/lib/shared/site';
import { readMarkdown } from './read-markdown';
import { renewTokens } from './subscription/renew-tokens';
import { tokensOf } from './subscription/tokens';
import { unsubscribeHeaders, unsubscribeLink } from './subscription/unsubscribe-links';
import type { Delivery } from './take-delivery';

/** Resend forgets an idempotency key after 24 hours: later, a second attempt could be a second e-mail. */
const LAST_ATTEMPT_HOURS = 23;

/** One e-mail. Its key is the delivery's id, so a server that was killed while it sent leaves nothing to be sent twice. */
export async function deliverLetter(
  letter: StoredLetter,
  { id, firstTriedAt, subscriptionId }: Delivery,
): Promise<void> {
  if (differenceInHours(new Date(), firstTriedAt) >= LAST_ATTEMPT_HOURS) return settle(id, 'unclear');
  const subscription = await db().newsletterSubscription.findUnique({ where: { id: subscriptionId } });
  if (!subscription?.confirmedAt) return;
  const { unsubscribe } = tokensOf(subscription) ?? (await renewTokens(subscription));
  const { subject, teaser, body } = letter;
  const { blocks } = readMarkdown(body);
  try {
    await sendEmail({
      to: subscription.email,
      replyTo: site.contactEmail,
      headers: unsubscribeHeaders(unsubscribe),
      subject,
      react: (
        <Letter subject={subject} teaser={teaser} blocks={blocks} unsubscribeLink={unsubscribeLink(unsubscribe)} />
      ),
      idempotencyKey: `letter/${id}`,
      about: { kind: 'letter', subject: 'subscription', id: subscriptionId },
    });
  } catch (error) {
    if (!(error instanceof PermanentFailure)) throw error;
    log.warn({ code: error.code }, 'letter refused for one address');
    return settle(id, 'refused');
  }
  await settle(id, 'sent');
}

async function settle(id: string, status: 'sent' | 'refused' | 'unclear'): Promise<void> {
  await db().letterDelivery.updateMany({ where: { id, status: 'waiting' }, data: { status } });
}
