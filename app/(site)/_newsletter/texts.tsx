import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { NewsletterFormTexts } from '@/components/newsletter/newsletter-form';
import { PageLink } from '@/components/ui/page-link';
import { CONFIRMATION_DAYS } from '@/lib/newsletter/schema';
import { site } from '@/lib/site';

export function useNewsletterTexts(): { texts: NewsletterFormTexts; consent: ReactNode } {
  const t = useTranslations('NewsletterForm');
  const guard = useTranslations('ContactGuard');
  const validation = useTranslations('Validation');
  return {
    texts: {
      email: t('email'),
      button: t('button'),
      sending: t('sending'),
      emailRequired: t('emailRequired'),
      emailInvalid: validation('emailInvalid'),
      failedTitle: t('failedTitle'),
      failedDetail: t('failedDetail'),
      checkMail: t('checkMail'),
      honeypot: guard('honeypot'),
    },
    consent: t.rich('consent', {
      company: site.company.legalName,
      days: CONFIRMATION_DAYS,
      link: (text) => (
        <PageLink href="/politica-privacidad" className="enlace">
          {text}
        </PageLink>
      ),
    }),
  };
}
