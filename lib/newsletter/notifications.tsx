import 'server-only';
import { NewsletterConfirmation } from '@/emails/newsletter-confirmation';
import { NewsletterWelcome } from '@/emails/newsletter-welcome';
import { db } from '@/lib/db';
import { sendEmail } from '@/lib/email/send-email';
import { sendUnlessRefused } from '@/lib/email/send-unless-refused';
import type { Jobs } from '@/lib/jobs/jobs';
import { UNCONFIRMED_SUBSCRIPTION_RETENTION_DAYS } from '@/lib/retention';
import { admitUnconfirmedEmail } from '@/lib/security/admit-unconfirmed-email';
import { site } from '@/lib/site';
import { renewTokens } from './renew-tokens';
import { tokensOf } from './tokens';
import { unsubscribeHeaders, unsubscribeLink } from './unsubscribe-links';

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
