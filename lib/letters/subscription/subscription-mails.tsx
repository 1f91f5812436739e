import 'server-only';
import { NewsletterConfirmation } from '@/emails/letters/newsletter-confirmation';
import { NewsletterWelcome } from '@/emails/letters/newsletter-welcome';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send-email';
import { sendUnlessRefused } from '@/lib/server/email/send-unless-refused';
import type { Jobs } from '@/lib/server/jobs/jobs';
import { admitUnconfirmedEmail } from '@/lib/server/security/admit-unconfirmed-email';
import { UNCONFIRMED_SUBSCRIPTION_RETENTION_DAYS } from '@/lib/shared/retention';
import { site } from '@/lib/shared/site';
import { renewTokens, tokensOf, unsubscribeHeaders, unsubscribeLink } from './tokens';

/** Asks for the confirmation, or welcomes a confirmed subscription. A deleted subscription is not mailed. */
export async function sendNewsletterEmail({ subscriptionId }: Jobs['send-newsletter-email'], now: Date): Promise<void> {
  const subscription = await db().newsletterSubscription.findUnique({ where: { id: subscriptionId } });
  if (!subscription) return;
  const { confirm, unsubscribe } = tokensOf(subscription) ?? (await renewTokens(subscription));
  const leaveLink = unsubscribeLink(unsubscribe);
  const common = {
    to: subscription.email,
    replyTo: site.contactEmail,
    headers: unsubscribeHeaders(unsubscribe),
  };
  const requested = subscription.requestedAt.getTime();
  if (subscription.confirmedAt) {
    await sendEmail({
      ...common,
      subject: 'Ya estás en la lista',
      react: <NewsletterWelcome unsubscribeLink={leaveLink} />,
      idempotencyKey: `newsletter/welcome/${subscription.id}/${requested}`,
      about: { kind: 'welcome', subject: 'subscription', id: subscriptionId },
    });
    return;
  }
  const idempotencyKey = `newsletter/confirmation/${subscription.id}/${requested}`;
  if (!(await admitUnconfirmedEmail({ to: subscription.email, idempotencyKey }, now))) return;
  await sendUnlessRefused({
    ...common,
    subject: 'Confirma que quieres nuestra carta',
    react: (
      <NewsletterConfirmation
        confirmLink={`${site.url}/newsletter/confirmar/${confirm}`}
        unsubscribeLink={leaveLink}
        days={UNCONFIRMED_SUBSCRIPTION_RETENTION_DAYS}
      />
    ),
    idempotencyKey,
    about: { kind: 'confirmation', subject: 'subscription', id: subscriptionId },
  });
}
