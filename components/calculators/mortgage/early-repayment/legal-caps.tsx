import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EARLIER_REPAYMENT_CAPS, REPAYMENT_CAPS, type RepaymentLaw } from '@/lib/calculators/mortgage/repayment-caps';
import { longDate } from '@/lib/shared/i18n/long-date';
import { formatPercent } from '@/lib/shared/i18n/numbers';

type CapPair = readonly [{ basisPoints: number }, { basisPoints: number }];

function caps([first, later]: CapPair): Record<'first' | 'later', string> {
  return { first: formatPercent(first.basisPoints / 100), later: formatPercent(later.basisPoints / 100) };
}

const { fixed, variable, article, source, validFrom } = REPAYMENT_CAPS;
const { caps: earlier, articles, source: earlierSource, validFrom: earlierFrom } = EARLIER_REPAYMENT_CAPS;

/** What the law of the signature lets the bank charge for an early repayment, with its day and its source. */
export function LegalCaps({ law }: { law: RepaymentLaw }) {
  const t = useTranslations('EarlyRepayment');
  const isEarlier = law === 'ley-41-2007';
  const title = <h4 className="font-titular text-t4 font-bold tracking-leve print:text-base">{t('lawTitle')}</h4>;
  if (law === 'escritura')
    return (
      <section className="mt-9 print:mt-3">
        {title}
        <p className="mt-3 max-w-lectura wrap-anywhere print:mt-1">
          {t.rich('oldestLaw', { until: longDate(earlierFrom), later: link(source), earlier: link(earlierSource) })}
        </p>
      </section>
    );
  return (
    <section className="mt-9 print:mt-3">
      {title}
      <dl className="mt-3 max-w-lectura print:mt-1">
        <Cap name={t('lawFixed')}>
          {isEarlier ? t('lawEarlierFixedCap', caps(earlier)) : t('lawFixedCap', caps(fixed))}
        </Cap>
        <Cap name={t('lawVariable')}>
          {isEarlier ? t('lawEarlierCap', caps(earlier)) : t('lawVariableCap', caps(variable))}
        </Cap>
      </dl>
      <p
        key={String(isEarlier)}
        className="mt-3 max-w-lectura text-nota wrap-anywhere text-tinta-2 print:mt-1 print:text-[0.8125rem]"
      >
        {isEarlier
          ? t.rich('earlierLaw', {
              articles,
              from: longDate(earlierFrom),
              until: longDate(validFrom),
              source: link(earlierSource),
            })
          : t.rich('law', { article, date: longDate(validFrom), source: link(source) })}
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

const link = (source: string) => (words: ReactNode) => (
  <a href={source} rel="noopener" className="font-bold text-tinta underline hover:text-mar">
    {words}
  </a>
);
