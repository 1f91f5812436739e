import { CompoundCalculator } from '@/components/calculators/compound/compound-calculator';
import { ExplanatoryCards } from '@/components/calculators/shell/page/explanatory-cards';
import {
  compoundCards,
  compoundClosing,
  compoundColumns,
  compoundHero,
  compoundMethod,
  compoundQuestions,
} from '@/lib/calculators/texts/compound';
import { pageMetadata } from '@/lib/shared/seo/metadata';
import { CalculatorPage } from '../../_calculator/calculator-page';

const PATH = '/calculadoras/interes-compuesto';

export const metadata = pageMetadata(PATH);

export default function CompoundInterestPage() {
  return (
    <CalculatorPage
      path={PATH}
      hero={compoundHero}
      own="CompoundInterest"
      tools={['SavingsGoal']}
      calculator={CompoundCalculator}
      method={compoundMethod}
      drawing={{ columns: compoundColumns, fills: ['mar', 'cielo', 'azafran'] }}
      questions={compoundQuestions}
      closing={compoundClosing}
    >
      <ExplanatoryCards {...compoundCards} />
    </CalculatorPage>
  );
}
