import { useTranslations } from 'next-intl';
import type { LazyModule } from '@/components/shared/browser/use-lazy-module';
import { debtShares } from '@/lib/calculators/debt/debt-ratio';
import { debtPercent } from '@/lib/calculators/texts/debt-answer';
import { formatPrice } from '@/lib/shared/money';
import { DEBT_KINDS, type DebtInput } from './debt-fields';

type DebtBreakdownProps = { debts: DebtInput['debts']; charts: LazyModule<typeof import('./debt-charts')> };

/** Amount and share of each kind of debt above zero. */
export function DebtBreakdown({ debts, charts }: DebtBreakdownProps) {
  const t = useTranslations('DebtRatio');
  const shares = debtShares(DEBT_KINDS.map((kind) => ({ kind, amount: debts[kind] })));
  return (
    <section className="mt-10 print:mt-3">
      <h2 className="text-t4 print:text-sm">{t('breakdown')}</h2>
      {shares.length === 0 && <p className="mt-4">{t('noDebts')}</p>}
      {shares.length > 0 && (
        <ul className="mt-3 grid gap-x-canal border-t-[1.5px] border-current xl:grid-cols-2 print:grid-cols-2">
          {shares.map(({ kind, amount, percentOfTotal }) => (
            <li key={kind} className="border-b border-linea py-3 print:py-0.5 print:text-[0.75rem]">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span>{t(`field_${kind}`)}</span>
                <span translate="no" className="font-titular font-bold whitespace-nowrap">
                  {formatPrice(amount)}
                </span>
              </p>
              <div className="mt-2 grid grid-cols-[1fr_auto] print:mt-0 items-center gap-4">
                <span className="h-4">
                  {charts.state === 'ready' && <charts.module.ShareBar percentOfTotal={percentOfTotal} />}
                </span>
                <span className="text-nota text-bruma print:text-tinta-2">
                  {t('ofTotal', { percent: debtPercent(percentOfTotal) })}
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
