import { useTranslations } from 'next-intl';
import type { HealthChange } from '@/lib/calculators/health/best-health-change';

/** The single change that gains the most points. */
export function BestChange({ change, sentence }: { change: HealthChange | null; sentence: string }) {
  const t = useTranslations('FinancialHealth');
  return (
    <section
      aria-labelledby="mejor-cambio"
      className="mt-10 grid gap-x-canal gap-y-5 bg-azafran px-6 py-7 text-tinta respaldo md:px-9 md:py-8 xl:grid-cols-[auto_1fr] xl:items-end print:mt-3 print:border print:bg-transparent print:p-3"
    >
      <h2 id="mejor-cambio" className="text-t4 xl:col-span-2 print:text-sm">
        {change ? t('bestChange') : t('noChange')}
      </h2>
      {change && (
        <p className="cifra text-dato whitespace-nowrap print:text-[2rem]">
          <span>{t('gain', { points: change.gain })}</span>
          <span className="ml-3 font-titular text-t4 tracking-leve">{t('points')}</span>
        </p>
      )}
      <div>
        <p className="max-w-lead text-lead leading-snug print:text-[0.75rem]">{sentence}</p>
        {change && <p className="mt-2">{t('leadsTo', { total: change.total })}</p>}
      </div>
    </section>
  );
}
