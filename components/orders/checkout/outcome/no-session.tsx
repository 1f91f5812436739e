import { useTranslations } from 'next-intl';
import { ResultCard } from '../shared/result-card';
import type { BusinessFacts } from '../state/business-facts';
import { ContactLine } from './contact-line';
import { OnwardLinks } from './onward-links';

/** The success page without a payment to show. */
export function NoSession({ business }: { business: BusinessFacts }) {
  const t = useTranslations('PaymentSuccess');
  return (
    <>
      <ResultCard
        ground="bad"
        title={t('noSession')}
        actions={<OnwardLinks home={t('home')} services={t('services')} />}
      >
        <p>{t('noSessionText')}</p>
      </ResultCard>
      <div className="rejilla grow content-start py-12 pb-bloque">
        <ContactLine business={business} />
      </div>
    </>
  );
}
