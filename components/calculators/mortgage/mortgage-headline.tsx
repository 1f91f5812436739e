'use client';

import type { MortgageInput, MortgageResult } from '@/lib/calculators/simulate-mortgage';
import { formatEuros } from '@/lib/money';
import { plainEuros } from '../shell/figures';
import { PrintedInputs } from '../shell/printed-inputs';
import { HeadlineFigure, ResultFact, ResultFacts } from '../shell/result-output';
import { OutdatedMark } from '../shell/result-state';
import { useCalculatorText } from '../shell/text-context';
import { exactEuros, rateText } from './figures-of';
import { useMortgageFigures } from './use-mortgage-figures';

type MortgageHeadlineProps = {
  input: MortgageInput;
  result: MortgageResult;
  outdated: boolean;
  button: string;
};

/** The dark side: the instalment, what it adds up to. */
export function MortgageHeadline({ input, result, outdated, button }: MortgageHeadlineProps) {
  const t = useCalculatorText('Mortgage');
  const figures = useMortgageFigures(input, result);
  const { monthlyPayment, laterPayment, principal, totalInterest, totalPaid, tae } = result;
  const fixedYears = input.mixed?.fixedYears ?? 0;
  return (
    <>
      <PrintedInputs
        entries={[
          [t('price'), figures.price],
          [t('savings'), figures.savings],
          [t('years'), String(input.years)],
          [t('rate'), ratesText()],
          [t('kind'), t(input.kind)],
          [t('costs'), figures.costs],
        ]}
      />
      <OutdatedMark outdated={outdated} button={button} />
      <HeadlineFigure name="cuota-mensual" exact={exactEuros(monthlyPayment)} label={paymentLabel()} unit="€">
        {plainEuros(monthlyPayment)}
      </HeadlineFigure>
      <ResultFacts>
        {laterPayment !== undefined && (
          <ResultFact
            name="cuota-despues"
            exact={exactEuros(laterPayment)}
            label={t('later', { year: fixedYears + 1 })}
          >
            {formatEuros(laterPayment)}
          </ResultFact>
        )}
        <ResultFact name="importe-prestamo" exact={exactEuros(principal)} label={t('principal')}>
          {figures.principal}
        </ResultFact>
        <ResultFact name="total-intereses" exact={exactEuros(totalInterest)} label={t('interest')}>
          {figures.interest}
        </ResultFact>
        <ResultFact name="total-pagado" exact={exactEuros(totalPaid)} label={t('total')}>
          {figures.total}
        </ResultFact>
        <ResultFact name="tae" exact={tae === undefined ? '' : (tae * 100).toFixed(4)} label={t('tae')}>
          {figures.tae}
        </ResultFact>
      </ResultFacts>
    </>
  );

  function ratesText(): string {
    const first = rateText(input.annualRate);
    return input.mixed ? `${first} / ${rateText(input.mixed.laterRate)}` : first;
  }

  function paymentLabel(): string {
    if (input.kind === 'variable') return t('paymentVariable');
    if (input.kind === 'fijo') return t('payment');
    return fixedYears === 1 ? t('paymentMixedOne') : t('paymentMixed', { years: fixedYears });
  }
}
