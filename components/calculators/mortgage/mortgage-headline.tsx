import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { MortgageResult } from '@/lib/calculators/mortgage/simulate-mortgage';
import { exactEuros, formatEuros, plainEuros } from '@/lib/shared/money';
import { HeadlineFigure, ResultFact, ResultFacts } from '../shell/result/result-output';
import type { PlannedPurchase } from './purchase/use-purchase-sum';
import { useMortgageFigures } from './use-mortgage-figures';

type Props = {
  input: PlannedPurchase;
  result: MortgageResult;
  /** Stands between the instalment and the other figures. */
  savings: ReactNode;
};

export function MortgageHeadline({ input, result, savings }: Props) {
  const t = useTranslations('Mortgage');
  const figures = useMortgageFigures(input, result);
  const { monthlyPayment, laterPayment, principal, totalInterest, totalPaid, tae } = result;
  const fixedYears = input.mixed?.fixedYears ?? 0;
  return (
    <>
      <HeadlineFigure name="cuota-mensual" exact={exactEuros(monthlyPayment)} label={paymentLabel()} unit="€">
        {plainEuros(monthlyPayment)}
      </HeadlineFigure>
      {savings}
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

  function paymentLabel(): string {
    if (input.kind === 'variable') return t('paymentVariable');
    if (input.kind === 'fijo') return t('payment');
    return fixedYears === 1 ? t('paymentMixedOne') : t('paymentMixed', { years: fixedYears });
  }
}
