import { useTranslations } from 'next-intl';
import { NewsletterForm } from '@/components/newsletter/newsletter-form';
import { subscribe } from './subscribe';
import { useNewsletterTexts } from './texts';

/** The home page's invitation to the newsletter. */
export function NewsletterSection() {
  const t = useTranslations('NewsletterSection');
  const form = useNewsletterTexts();
  return (
    <section id="boletin" aria-labelledby="boletin-titulo" className="bg-arena py-[clamp(3rem,5.5vw,5rem)]">
      <div className="rejilla items-end gap-y-8">
        <div className="lg:col-span-5">
          <h2 id="boletin-titulo" className="text-[clamp(2rem,3.6vw,3.25rem)] leading-none">
            {t('title')}
          </h2>
          <p className="mt-4 max-w-[44ch]">{t('lead')}</p>
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <NewsletterForm action={subscribe} id="boletin-datos" {...form} />
        </div>
      </div>
    </section>
  );
}
