import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { NewsletterFormTexts } from '@/components/letters/subscription/newsletter-form';
import { type EmailTypoTexts, emailTypoTexts } from '@/components/shared/forms/email-typo-texts';
import { PageLink } from '@/components/shared/ui/page-link';
import { UNCONFIRMED_SUBSCRIPTION_RETENTION_DAYS } from '@/lib/shared/retention';
import { site } from '@/lib/shared/site';

export function useNewsletterTexts(): {
  texts: NewsletterFormTexts;
  typo: EmailTypoTexts;
  sentences: Record<string, string>;
  consent: ReactNode;
} {
  const t = useTranslations('NewsletterForm');
  const typo = useTranslations('EmailTypo');
  const guard = useTranslations('ContactGuard');
  const validation = useTranslations('Validation');
  return {
    texts: {
      email: t('email'),
      button: t('button'),
      sending: t('sending'),
      failedTitle: t('failedTitle'),
      failedDetail: `${t('failedDetail')} ${t('failedKept')}`,
      again: t('again'),
      honeypot: guard('honeypot'),
    },
    typo: emailTypoTexts(typo),
    sentences: { emailRequired: t('emailRequired'), emailInvalid: validation('emailInvalid') },
    consent: t.rich('consent', {
      company: site.company.legalName,
      days: UNCONFIRMED_SUBSCRIPTION_RETENTION_DAYS,
      link: (text) => (
        <PageLink href="/politica-privacidad" className="enlace">
          {text}
        </PageLink>
      ),
    }),
  };
}
