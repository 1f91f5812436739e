import { CompoundCalculator } from '@/components/calculators/compound/compound-calculator';
import { CalculationMethod } from '@/components/calculators/shell/page/calculation-method';
import { CalculatorClosing } from '@/components/calculators/shell/page/calculator-closing';
import { CalculatorHero } from '@/components/calculators/shell/page/calculator-hero';
import { CalculatorMessages } from '@/components/calculators/shell/page/calculator-messages';
import { CalculatorQuestions } from '@/components/calculators/shell/page/calculator-questions';
import { ExplanatoryCards } from '@/components/calculators/shell/page/explanatory-cards';
import { WorkedExample } from '@/components/calculators/shell/page/worked-example';
import { SessionBand } from '@/components/site/services/session-band';
import {
  compoundCards,
  compoundClosing,
  compoundHero,
  compoundMethod,
  compoundQuestions,
} from '@/lib/calculators/texts/compound';
import { pageMetadata } from '@/lib/shared/seo/metadata';

const PATH = '/calculadoras/interes-compuesto';

export const metadata = pageMetadata(PATH);

export default function CompoundInterestPage() {
  return (
    <>
      <CalculatorHero path={PATH} {...compoundHero} />
      <CalculatorMessages own="CompoundInterest" tools={['SavingsGoal']}>
        <CompoundCalculator example={<WorkedExample sentences={compoundMethod.example} />} />
      </CalculatorMessages>
      <ExplanatoryCards {...compoundCards} />
      <CalculationMethod method={compoundMethod} />
      <CalculatorQuestions questions={compoundQuestions} />
      <SessionBand path={PATH} />
      <CalculatorClosing title={compoundClosing} />
    </>
  );
}
