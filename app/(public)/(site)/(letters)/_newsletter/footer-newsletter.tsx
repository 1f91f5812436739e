import { useTranslations } from 'next-intl';
import { NewsletterFormNearby } from '@/components/letters/subscription/newsletter-form-nearby';
import { subscribe } from './subscribe';
import { useNewsletterTexts } from './texts';

/** The form on the footer's dark ground. */
export function FooterNewsletter() {
  const t = useTranslations('NewsletterForm');
  return (
    <section aria-labelledby="pie-boletin">
      <h2 id="pie-boletin" className="mb-3 font-titular text-base tracking-normal text-azafran">
        {t('footerTitle')}
      </h2>
      <NewsletterFormNearby action={subscribe} id="pie-boletin-datos" compact {...useNewsletterTexts()} />
    </section>
  );
}
