import { DebtCalculator } from '@/components/calculators/debt/debt-calculator';
import { DebtLevels } from '@/components/calculators/debt/debt-levels';
import { debtClosing, debtColumns, debtHero, debtMethod, debtQuestions } from '@/lib/calculators/texts/debt';
import { pageMetadata } from '@/lib/shared/seo/metadata';
import { CalculatorPage } from '../../_calculator/calculator-page';

const PATH = '/calculadoras/ratio-endeudamiento';

export const metadata = pageMetadata(PATH);

export default function DebtRatioPage() {
  return (
    <CalculatorPage
      path={PATH}
      hero={debtHero}
      own="DebtRatio"
      tools={['DebtPlan']}
      calculator={DebtCalculator}
      method={debtMethod}
      drawing={{ columns: debtColumns, fills: ['cielo', 'azafran'] }}
      questions={debtQuestions}
      closing={debtClosing}
    >
      <DebtLevels />
    </CalculatorPage>
  );
}
