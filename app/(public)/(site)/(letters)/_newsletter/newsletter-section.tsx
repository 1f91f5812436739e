import { useTranslations } from 'next-intl';
import { NewsletterFormNearby } from '@/components/letters/subscription/newsletter-form-nearby';
import { subscribe } from './subscribe';
import { useNewsletterTexts } from './texts';

/** The home page's invitation to the newsletter. */
export function NewsletterSection() {
  const t = useTranslations('NewsletterSection');
  const form = useNewsletterTexts();
  return (
    <section id="boletin" aria-labelledby="boletin-titulo" className="bg-arena py-pieza">
      <div className="rejilla items-end gap-y-8">
        <div className="lg:col-span-5">
          <h2 id="boletin-titulo" className="text-medio leading-none">
            {t('title')}
          </h2>
          <p className="mt-4 max-w-lead">{t('lead')}</p>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <NewsletterFormNearby action={subscribe} id="boletin-datos" {...form} />
        </div>
      </div>
    </section>
  );
}
