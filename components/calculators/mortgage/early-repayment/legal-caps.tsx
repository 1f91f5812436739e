import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EARLIER_REPAYMENT_CAPS, REPAYMENT_CAPS } from '@/lib/calculators/mortgage/repayment-caps';
import { dayText } from '@/lib/content/calculators/repayment-note';
import { formatPercent } from '@/lib/i18n/numbers';

function percent(basisPoints: number): string {
  return formatPercent(basisPoints / 100);
}

/** What the law lets the bank charge for an early repayment, with its day and its source. */
export function LegalCaps() {
  const t = useTranslations('EarlyRepayment');
  const { fixed, variable, article, source, validFrom } = REPAYMENT_CAPS;
  const [first, later] = EARLIER_REPAYMENT_CAPS.basisPoints;
  return (
    <section className="mt-9 print:mt-3">
      <h4 className="font-titular text-t4 font-bold tracking-leve print:text-base">{t('lawTitle')}</h4>
      <dl className="mt-3 max-w-lectura print:mt-1">
        <Cap name={t('lawFixed')}>
          {t('lawFixedCap', { first: percent(fixed[0].basisPoints), later: percent(fixed[1].basisPoints) })}
        </Cap>
        <Cap name={t('lawVariable')}>
          {t('lawVariableCap', { first: percent(variable[0].basisPoints), later: percent(variable[1].basisPoints) })}
        </Cap>
      </dl>
      <div className="mt-3 grid max-w-lectura gap-2 text-nota text-tinta-2 print:mt-1 print:text-[0.8125rem]">
        <p>{t.rich('law', { article, date: dayText(validFrom), source: link(source) })}</p>
        <p>
          {t.rich('earlier_law', {
            until: dayText(validFrom),
            from: dayText(EARLIER_REPAYMENT_CAPS.validFrom),
            first: percent(first),
            later: percent(later),
            articles: EARLIER_REPAYMENT_CAPS.articles,
            source: link(EARLIER_REPAYMENT_CAPS.source),
          })}
        </p>
      </div>
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
