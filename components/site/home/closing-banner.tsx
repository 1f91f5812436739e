import { useTranslations } from 'next-intl';
import { Arrow, buttonClass } from '@/components/shared/ui/button';
import { PageLink } from '@/components/shared/ui/page-link';
import { site } from '@/lib/shared/site';
import { exampleMortgage } from '@/lib/site/home';
import { LampAndSofa } from '../illustrations/sofa/lamp-and-sofa';

export function ClosingBanner() {
  const t = useTranslations('HomeClosing');
  return (
    <section aria-labelledby="cierre" className="overflow-clip bg-azafran pt-pieza">
      <div className="rejilla gap-y-8 md:grid-rows-[auto_1fr]">
        <h2
          id="cierre"
          className="-ml-[0.03em] text-[min(clamp(4rem,10.2vw,9.25rem),16.5vw)] leading-[0.88] md:col-span-7 md:col-start-1 md:row-start-1"
        >
          {t('title')}
        </h2>
        <div className="md:col-span-5 md:col-start-1 md:row-start-2 md:pb-16">
          <p className="font-titular text-lead">{t('lead', { minutes: site.consultationMinutes })}</p>
          <PageLink href="/consulta-gratuita" className={buttonClass('solid', 'mt-6 mb-4 max-md:whitespace-normal')}>
            {t('consultation')} <Arrow />
          </PageLink>
          <p>{t('guarantee', { days: site.guaranteeDays })}</p>
        </div>
        <div className="-mr-margen self-end md:col-span-6 md:col-start-7 md:row-span-2 md:row-start-1">
          <LampAndSofa loan={exampleMortgage.loan} />
        </div>
      </div>
    </section>
  );
}
