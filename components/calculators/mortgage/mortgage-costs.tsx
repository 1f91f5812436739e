import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type InitialCosts, NOTARY_PER_MILLE, REGISTRY_PER_MILLE } from '@/lib/calculators/mortgage/mortgage-costs';
import { formatPercent } from '@/lib/shared/i18n/numbers';
import { exactEuros, formatPrice } from '@/lib/shared/money';
import { ResultOutput } from '../shell/result/result-output';

/** Purchase costs in addition to the price; `children` are what comes on top of them. */
export function MortgageCosts({ costs, children }: { costs: InitialCosts; children: ReactNode }) {
  const t = useTranslations('Mortgage');
  const lines = [
    [t('notary', { share: formatPercent(NOTARY_PER_MILLE / 10) }), costs.notary],
    [t('registry', { share: formatPercent(REGISTRY_PER_MILLE / 10) }), costs.registry],
    [t('appraisal'), costs.appraisal],
    [t('agency'), costs.agency],
  ] as const;
  return (
    <div>
      <h2 className="border-b-[1.5px] border-tinta pb-2 font-texto text-txt tracking-normal">{t('costs')}</h2>
      <dl className="print:text-[0.875rem]">
        {lines.map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4 border-b border-regla py-1.5 print:py-0.5">
            <dt className="text-tinta-2">{label}</dt>
            <dd translate="no" className="font-bold whitespace-nowrap">
              {formatPrice(amount)}
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t-[1.5px] border-tinta py-1.5 font-bold print:py-0.5">
          <dt>{t('costsTotal')}</dt>
          <dd className="whitespace-nowrap">
            <ResultOutput name="gastos-iniciales" exact={exactEuros(costs.total)}>
              {formatPrice(costs.total)}
            </ResultOutput>
          </dd>
        </div>
      </dl>
      {children}
    </div>
  );
}
