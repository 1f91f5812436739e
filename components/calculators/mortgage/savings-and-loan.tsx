import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useWidth } from '@/components/shared/browser/use-width';
import { cushion } from '@/components/shared/illustrations/shapes';
import type { MortgageResult } from '@/lib/calculators/mortgage/simulate-mortgage';
import { costRangeText } from '@/lib/calculators/texts/cost-range';
import { loanPart } from '@/lib/calculators/texts/loan-figures';
import { exactEuros, formatPrice } from '@/lib/shared/money';
import { ResultOutput } from '../shell/result/result-output';
import { missingForUsualLoan } from './adviser-sentences';
import { NeededSavings } from './purchase/needed-savings';
import { type PlannedPurchase, usePurchaseSum } from './purchase/use-purchase-sum';

const heading = 'mb-5 text-t3 print:mb-1 print:text-sm';

/** Loan-to-value, and the savings against the recommended amount. */
export function SavingsAndLoan({ input, result }: { input: PlannedPurchase; result: MortgageResult }) {
  return (
    <div className="rejilla gap-y-10 print:flex print:gap-6 print:px-0">
      <div className="md:col-span-6 print:flex-1">
        <LoanPart input={input} result={result} />
      </div>
      <div className="md:col-span-5 md:col-start-8 print:flex-1">
        <Savings input={input} result={result} />
      </div>
    </div>
  );
}

function LoanPart({ input, result }: { input: PlannedPurchase; result: MortgageResult }) {
  const t = useTranslations('Mortgage');
  const { principal, loanToValue } = result;
  const part = loanPart(loanToValue);
  const titles = { high: t('ltvHigh', { part }), limit: t('ltvLimit'), low: t('ltvLow', { part }) };
  const level = loanToValue.isHigh ? 'high' : principal * 100 === input.price * 80 ? 'limit' : 'low';
  const ltv = (
    <>
      {t('ltvLoan')}{' '}
      <ResultOutput name="ltv" exact={loanToValue.percent.toFixed(4)}>
        {part}
      </ResultOutput>
    </>
  );
  return (
    <>
      <h2 className={heading}>{titles[level]}</h2>
      <SplitBar
        first={{ amount: principal, label: ltv, figure: formatPrice(principal) }}
        second={{ amount: input.savings, label: t('ltvYou'), figure: formatPrice(input.savings) }}
      />
      {loanToValue.isHigh ? (
        <p
          data-aviso="ltv"
          className="mt-4 respaldo-s bg-azafran px-4 py-3 font-bold print:border print:py-1 print:text-[0.8125rem]"
        >
          {t('ltvWarning', { missing: missingForUsualLoan(input.price, principal) })}
        </p>
      ) : (
        <p className="mt-3 text-nota text-tinta-2 print:hidden">{t('ltvNote')}</p>
      )}
    </>
  );
}

function Savings({ input, result }: { input: PlannedPurchase; result: MortgageResult }) {
  const t = useTranslations('Mortgage');
  const needed = usePurchaseSum(input).sum?.needed;
  const { amount, shortfall } = result.recommended;
  const { savings } = input;
  // One gap on the page: with the taxes of this home where they are known.
  const [goal, lack] = needed ? [needed.total, needed.shortfall] : [amount, shortfall];
  return (
    <>
      <h2 className={heading}>{title()}</h2>
      <SplitBar
        first={{ amount: Math.min(savings, goal), label: t('have'), figure: formatPrice(savings) }}
        second={
          lack > 0
            ? { amount: lack, label: t('lack'), figure: formatPrice(lack) }
            : { amount: savings - goal, label: t('rest'), figure: formatPrice(savings - goal) }
        }
      />
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 border-t-[1.5px] border-tinta pt-2 font-bold print:mt-1 print:text-[0.875rem]">
        {t('recommended')}
        <ResultOutput name="ahorro-recomendado" exact={exactEuros(amount)} className="whitespace-nowrap">
          {formatPrice(amount)}
        </ResultOutput>
      </p>
      <p className="mt-1 text-nota text-tinta-2 print:hidden">
        <span>{t('recommendedNote')}</span>{' '}
        {!input.purchase && <span>{t('recommendedMore', { range: costRangeText })}</span>}
      </p>
      <NeededSavings input={input} />
    </>
  );

  function title(): string {
    if (needed)
      return lack > 0 ? t('neededLack', { amount: formatPrice(lack) }) : t('neededMet', { amount: formatPrice(goal) });
    return lack > 0 ? t('shortfall', { amount: formatPrice(lack) }) : t('noShortfall');
  }
}

type Part = { amount: number; label: ReactNode; figure: string };

const HEIGHT = 56;
const GAP = 4;

/** Two parts of a whole, to scale. The labels stand below, because a part may be too narrow for them. */
function SplitBar({ first, second }: { first: Part; second: Part }) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const whole = first.amount + second.amount;
  const split = whole === 0 ? 0 : (Math.max(0, width - GAP) * first.amount) / whole;
  const rest = width - GAP - split;
  return (
    <div ref={ref}>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        aria-hidden="true"
        className="block h-14 w-full print:h-5"
        preserveAspectRatio="none"
      >
        {split > 0 && <path d={cushion(0, 1, split, HEIGHT - 1, 14)} className="fill-tinta" />}
        {rest > 0.5 && (
          <path
            d={cushion(split + GAP + 1, 1, Math.max(1, rest - 2), HEIGHT - 1, 14)}
            className="fill-cielo stroke-tinta stroke-2"
          />
        )}
      </svg>
      <dl className="mt-2 flex flex-wrap justify-between gap-x-4 gap-y-2">
        {[first, second].map(({ label, figure }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: always two parts in this order
          <div key={index} className={index === 1 ? 'ml-auto text-right' : ''}>
            <dt className="text-nota text-tinta-2">{label}</dt>
            <dd className="font-titular text-t4 font-bold tracking-cerrado print:text-sm">{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
