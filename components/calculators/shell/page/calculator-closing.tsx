import { useTranslations } from 'next-intl';
import { Arrow, buttonClass } from '@/components/shared/ui/button';
import { PageLink } from '@/components/shared/ui/page-link';
import { Still } from '@/components/shared/ui/still';
import { site } from '@/lib/shared/site';

/** Links to the free consultation and the services. Not prefetched: a calculator makes no network requests. */
export function CalculatorClosing({ title }: { title: string }) {
  const t = useTranslations('CalculatorPage');
  return (
    <Still>
      <section aria-labelledby="cierre" className="bg-azafran py-pieza print:hidden">
        <div className="rejilla items-end gap-y-8">
          <h2 id="cierre" className="text-t2 md:col-span-7">
            {title}
          </h2>
          <div className="md:col-span-5">
            <p>{t('closingLead', { minutes: site.calculatorConsultationMinutes })}</p>
            <p className="mt-4 flex flex-wrap gap-3">
              <PageLink href="/consulta-gratuita" className={buttonClass('solid', 'max-md:w-full')}>
                {t('consultation')} <Arrow />
              </PageLink>
              <PageLink href="/contratanos" className={buttonClass('line', 'max-md:w-full')}>
                {t('hire')}
              </PageLink>
            </p>
          </div>
        </div>
      </section>
    </Still>
  );
}
