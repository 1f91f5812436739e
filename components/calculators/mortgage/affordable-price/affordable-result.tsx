import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { ToolAnswer } from '@/components/calculators/shell/tool/tool-answer';
import { affordableHeadline, affordableNote } from '@/lib/content/calculators/affordable-price-note';
import { formatShare } from '@/lib/i18n/numbers';
import { exactEuros, formatEuros, formatPrice, wholeEuros } from '@/lib/money';
import { ResultOutput } from '../../shell/result/result-output';
import type { AffordableAnswer } from './affordable-answer';
import type { Household } from './affordable-values';
import { LeverList } from './lever-list';
import { PurchaseBreakdown } from './purchase-breakdown';

const EURO = 100;

type AffordableResultProps = { household: Household; answer: AffordableAnswer };

/** The price and what limits it first, then how it is paid, and what would raise it. */
export const AffordableResult = memo(function AffordableResult({ household, answer }: AffordableResultProps) {
  const t = useTranslations('AffordablePrice');
  const { price, byIncome, bySavings, payment, savingsNeeded } = answer;
  const limits = [
    ['hasta-por-cuota', t('byIncome'), byIncome, formatPrice(byIncome)],
    ['hasta-por-ahorro', t('bySavings'), bySavings, formatPrice(bySavings)],
  ] as const;
  const facts =
    price === 0
      ? limits
      : ([
          ['hasta-precio', t('highest'), price, formatPrice(price)],
          ...limits,
          ['hasta-cuota', t('payment'), payment, formatEuros(payment)],
          ['hasta-necesario', t('savingsNeeded'), savingsNeeded, wholeEuros(Math.ceil(savingsNeeded / EURO) * EURO)],
        ] as const);
  return (
    <>
      <ToolAnswer>{affordableHeadline(household, answer)}</ToolAnswer>
      <div className="mt-4 grid max-w-lectura gap-2">
        {affordableNote(household, answer).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <dl className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-6 gap-y-3 border-t-[1.5px] border-tinta pt-4 print:mt-2 print:grid-cols-6">
        {facts.map(([name, label, amount, shown]) => (
          <div key={name}>
            <dt className="text-nota text-tinta-2">{label}</dt>
            <dd className="font-titular text-t4 font-bold tracking-cerrado wrap-anywhere print:text-base">
              <ResultOutput name={name} exact={exactEuros(amount)}>
                {shown}
              </ResultOutput>
            </dd>
          </div>
        ))}
        <div>
          <dt className="text-nota text-tinta-2">{t('effort')}</dt>
          <dd translate="no" className="font-titular text-t4 font-bold tracking-cerrado print:text-base">
            {formatShare((payment + household.debts) / household.income, { most: 2 })}
          </dd>
        </div>
      </dl>
      <LeverList levers={answer.levers} />
      {price > 0 && <PurchaseBreakdown household={household} answer={answer} />}
      <p className="mt-6 max-w-lectura text-nota text-tinta-2 print:mt-2 print:text-[0.8125rem]">{t('method')}</p>
    </>
  );
});
