import { useTranslations } from 'next-intl';
import type { PayoffComparison, PayoffMethod } from '@/lib/calculators/debt/compare-payoffs';
import { methodToFollow } from '@/lib/calculators/texts/payoff-note';
import type { NamedDebt } from './payoff-values';

/** In which month each debt ends; by both methods where their orders differ. */
export function ClearanceOrder({ debts, result }: { debts: readonly NamedDebt[]; result: PayoffComparison }) {
  const t = useTranslations('DebtPlan');
  const followed = methodToFollow(result);
  const other = followed === 'dearest' ? 'smallest' : 'dearest';
  const methods: readonly PayoffMethod[] = result.isSameOrder ? [followed] : [followed, other];
  return (
    <section className="mt-9 print:mt-3">
      <h4 className="font-titular text-t4 font-bold tracking-leve print:text-base">{t('order')}</h4>
      <div className="mt-3 grid gap-x-canal gap-y-6 sm:grid-cols-2">
        {methods.map((method) => (
          <div key={method} className="min-w-0">
            {!result.isSameOrder && <p className="font-bold">{t(method)}</p>}
            <ol
              aria-label={result.isSameOrder ? t('order') : t('orderOf', { method: t(method) })}
              className="border-t-[1.5px] border-current"
            >
              {result[method].cleared.map(({ debt, month }) => (
                <li
                  key={debt}
                  className="flex items-baseline justify-between gap-4 border-b border-linea py-2 print:py-0.5"
                >
                  <span className="wrap-anywhere">{debts[debt]?.name}</span>
                  <span className="font-titular font-bold whitespace-nowrap">
                    {month === 0 ? t('today') : t('month', { month })}
                  </span>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}
