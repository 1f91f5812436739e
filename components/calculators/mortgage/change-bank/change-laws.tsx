import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CHANGE_LAWS, TO_FIXED_CAP } from '@/lib/calculators/mortgage/leaving-caps';
import { REPAYMENT_CAPS } from '@/lib/calculators/mortgage/repayment-caps';
import { longDate } from '@/lib/shared/i18n/long-date';
import { formatPercent } from '@/lib/shared/i18n/numbers';

const [toFixed] = TO_FIXED_CAP.caps;

/** Who pays what of a change, and what the bank that is left may charge, with the laws and since when they say so. */
export function ChangeLaws() {
  const t = useTranslations('ChangeBank');
  return (
    <section className="mt-9 print:mt-3">
      <h4 className="font-titular text-t4 font-bold tracking-leve print:text-base">{t('lawTitle')}</h4>
      <div className="mt-3 grid max-w-lectura gap-2 text-nota wrap-anywhere text-tinta-2 print:mt-1 print:text-[0.8125rem]">
        <p>{t.rich('lawCosts', { costs: link(CHANGE_LAWS.costs.source), tax: link(CHANGE_LAWS.source) })}</p>
        <p>
          {t.rich('lawLeaving', {
            cap: formatPercent(toFixed.basisPoints / 100),
            date: longDate(TO_FIXED_CAP.validFrom),
            source: link(REPAYMENT_CAPS.source),
          })}
        </p>
        <p>{t('method')}</p>
      </div>
    </section>
  );
}

const link = (source: string) => (words: ReactNode) => (
  <a href={source} rel="noopener" className="font-bold text-tinta underline hover:text-mar">
    {words}
  </a>
);
