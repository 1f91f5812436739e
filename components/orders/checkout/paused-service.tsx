import { useTranslations } from 'next-intl';
import { ContactLine } from './outcome/contact-line';
import { OnwardLinks } from './outcome/onward-links';
import { ResultCard } from './shared/result-card';
import type { BusinessFacts } from './state/business-facts';

/** In place of the checkout while its service is paused. Prerendered pages keep leading here. */
export function PausedService({ name, business }: { name: string; business: BusinessFacts }) {
  const t = useTranslations('Checkout.paused');
  return (
    <>
      <ResultCard
        ground="neutral"
        title={t('title', { name })}
        actions={<OnwardLinks home={t('home')} services={t('services')} />}
      >
        <p>{t('text')}</p>
      </ResultCard>
      <div className="rejilla grow content-start py-12 pb-bloque">
        <ContactLine business={business} />
      </div>
    </>
  );
}
