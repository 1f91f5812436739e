import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import type { Business } from './business';
import { ContactLine } from './contact-line';
import { ResultCard } from './result-card';

/** The success page without a payment to show. */
export function NoSession({ business }: { business: Business }) {
  const t = useTranslations('PaymentSuccess');
  return (
    <>
      <ResultCard
        ground="bad"
        title={<h1 className="text-[clamp(2.5rem,5vw,4rem)] leading-[0.98]">{t('noSession')}</h1>}
        actions={
          <>
            <Link href="/" className={buttonClass('solid', 'max-md:w-full')}>
              {t('home')}
            </Link>
            <Link href="/servicios" className={buttonClass('line', 'max-md:w-full')}>
              {t('services')}
            </Link>
          </>
        }
      >
        <p>{t('noSessionText')}</p>
      </ResultCard>
      <div className="rejilla grow py-12 pb-bloque">
        <ContactLine business={business} />
      </div>
    </>
  );
}
