import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { REPAYMENT_CAPS, type RepaymentLaw } from '@/lib/calculators/mortgage/repayment-caps';
import { longDate } from '@/lib/shared/i18n/long-date';
import { formatPercent } from '@/lib/shared/i18n/numbers';

type CapPair = readonly [{ basisPoints: number }, { basisPoints: number }];

function caps([first, later]: CapPair): Record<'first' | 'later', string> {
  return { first: formatPercent(first.basisPoints / 100), later: formatPercent(later.basisPoints / 100) };
}

const { fixed, variable, article, source, validFrom } = REPAYMENT_CAPS;

/** The legal caps on the charge for an early repayment, with their day and source. Nothing is shown where the deed rules. */
export function LegalCaps({ law }: { law: RepaymentLaw }) {
  const t = useTranslations('EarlyRepayment');
  if (law === 'escritura') return null;
  return (
    <section className="mt-9 print:mt-3">
      <h4 className="font-titular text-t4 font-bold tracking-leve print:text-base">{t('lawTitle')}</h4>
      <dl className="mt-3 max-w-lectura print:mt-1">
        <Cap name={t('lawFixed')}>{t('lawFixedCap', caps(fixed))}</Cap>
        <Cap name={t('lawVariable')}>{t('lawVariableCap', caps(variable))}</Cap>
      </dl>
      <p className="mt-3 max-w-lectura text-nota wrap-anywhere text-tinta-2 print:mt-1 print:text-[0.8125rem]">
        {t.rich('law', { article, date: longDate(validFrom), source: link })}
      </p>
    </section>
  );
}

function Cap({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-b border-linea py-2.5 print:py-0.5">
      <dt className="font-bold">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const link = (words: ReactNode) => (
  <a href={source} rel="noopener" className="font-bold text-tinta underline hover:text-mar">
    {words}
  </a>
);
