import { useTranslations } from 'next-intl';
import type { MortgageResult } from '@/lib/calculators/mortgage/simulate-mortgage';
import { PrintedInputs } from '../shell/take-away/printed-inputs';
import { ratesText } from './figures-of';
import { purchaseEntries } from './purchase/purchase-entries';
import { type PlannedPurchase, usePurchaseSum } from './purchase/use-purchase-sum';
import { useMortgageFigures } from './use-mortgage-figures';

/** The inputs, in print only. */
export function PrintedLoan({ input, result }: { input: PlannedPurchase; result: MortgageResult }) {
  const t = useTranslations('Mortgage');
  const figures = useMortgageFigures(input, result);
  const { sum } = usePurchaseSum(input);
  return (
    <PrintedInputs
      entries={[
        [t('price'), figures.price],
        [t('savings'), figures.savings],
        [t('years'), String(input.years)],
        [t('rate'), ratesText(input)],
        [t('kind'), t(input.kind)],
        [t('costs'), figures.costs],
        ...(sum ? purchaseEntries(sum, t) : []),
      ]}
    />
  );
}
