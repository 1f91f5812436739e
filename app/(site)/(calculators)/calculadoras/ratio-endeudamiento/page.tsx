import { DebtCalculator } from '@/components/calculators/debt/debt-calculator';
import { DebtLevels } from '@/components/calculators/debt/debt-levels';
import { CalculationMethod } from '@/components/calculators/shell/page/calculation-method';
import { CalculatorClosing } from '@/components/calculators/shell/page/calculator-closing';
import { CalculatorHero } from '@/components/calculators/shell/page/calculator-hero';
import { CalculatorMessages } from '@/components/calculators/shell/page/calculator-messages';
import { CalculatorQuestions } from '@/components/calculators/shell/page/calculator-questions';
import { WorkedExample } from '@/components/calculators/shell/page/worked-example';
import { SessionBand } from '@/components/site/services/session-band';
import { debtClosing, debtHero, debtMethod, debtQuestions } from '@/lib/calculators/texts/debt';
import { pageMetadata } from '@/lib/shared/seo/metadata';

const PATH = '/calculadoras/ratio-endeudamiento';

export const metadata = pageMetadata(PATH);

export default function DebtRatioPage() {
  return (
    <>
      <CalculatorHero path={PATH} {...debtHero} />
      <CalculatorMessages own="DebtRatio" tools={['DebtPlan']}>
        <DebtCalculator example={<WorkedExample sentences={debtMethod.example} />} />
      </CalculatorMessages>
      <DebtLevels />
      <CalculationMethod method={debtMethod} />
      <CalculatorQuestions questions={debtQuestions} />
      <SessionBand path={PATH} />
      <CalculatorClosing title={debtClosing} />
    </>
  );
}
