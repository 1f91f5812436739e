import { useTranslations } from 'next-intl';
import type { MortgageInput, MortgageResult } from '@/lib/calculators/mortgage/simulate-mortgage';
import { PrintedInputs } from '../shell/take-away/printed-inputs';
import { ratesText } from './figures-of';
import { useMortgageFigures } from './use-mortgage-figures';

/** The inputs, in print only. */
export function PrintedLoan({ input, result }: { input: MortgageInput; result: MortgageResult }) {
  const t = useTranslations('Mortgage');
  const figures = useMortgageFigures(input, result);
  return (
    <PrintedInputs
      entries={[
        [t('price'), figures.price],
        [t('savings'), figures.savings],
        [t('years'), String(input.years)],
        [t('rate'), ratesText(input)],
        [t('kind'), t(input.kind)],
        [t('costs'), figures.costs],
      ]}
    />
  );
}
