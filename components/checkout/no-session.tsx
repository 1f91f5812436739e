import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import type { Business } from './business';
import { ContactLine } from './contact-line';
import { PageTitle } from './page-title';
import { ResultCard } from './result-card';

/** The success page without a payment to show. */
export function NoSession({ business }: { business: Business }) {
  const t = useTranslations('PaymentSuccess');
  return (
    <>
      <ResultCard
        ground="bad"
        title={<PageTitle>{t('noSession')}</PageTitle>}
        actions={
          <>
            <Link prefetch={false} href="/" className={buttonClass('solid', 'max-md:w-full')}>
              {t('home')}
            </Link>
            <Link prefetch={false} href="/servicios" className={buttonClass('line', 'max-md:w-full')}>
              {t('services')}
            </Link>
          </>
        }
      >
        <p>{t('noSessionText')}</p>
      </ResultCard>
      <div className="rejilla grow content-start py-12 pb-bloque">
        <ContactLine business={business} />
      </div>
    </>
  );
}
