import { useTranslations } from 'next-intl';
import { Arrow, buttonClass } from '@/components/shared/ui/button';
import { PageLink } from '@/components/shared/ui/page-link';
import { LivingMortgage } from './living-mortgage';

export function Hero() {
  const t = useTranslations('HomeHero');
  return (
    <section aria-labelledby="inicio" className="overflow-clip pt-6">
      <LivingMortgage>
        <h1 id="inicio" className="-ml-[0.03em] text-t1">
          {t('title')}
        </h1>
        <div className="mt-respiro md:col-span-5">
          <p className="font-titular text-lead">{t('lead')}</p>
          <PageLink
            href="/consulta-gratuita"
            className={buttonClass('solid', 'mt-6 max-md:w-full max-md:whitespace-normal')}
          >
            {t('consultation')} <Arrow />
          </PageLink>
        </div>
      </LivingMortgage>
    </section>
  );
}
