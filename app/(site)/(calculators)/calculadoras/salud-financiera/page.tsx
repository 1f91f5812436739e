import { HealthCalculator } from '@/components/calculators/health/health-calculator';
import { HealthScale } from '@/components/calculators/health/health-scale';
import { CalculationMethod } from '@/components/calculators/shell/page/calculation-method';
import { CalculatorClosing } from '@/components/calculators/shell/page/calculator-closing';
import { CalculatorHero } from '@/components/calculators/shell/page/calculator-hero';
import { CalculatorMessages } from '@/components/calculators/shell/page/calculator-messages';
import { CalculatorQuestions } from '@/components/calculators/shell/page/calculator-questions';
import { WorkedExample } from '@/components/calculators/shell/page/worked-example';
import { SessionBand } from '@/components/site/services/session-band';
import { healthClosing, healthHero, healthMethod, healthQuestions } from '@/lib/calculators/texts/health';
import { pageMetadata } from '@/lib/shared/seo/metadata';

const PATH = '/calculadoras/salud-financiera';

export const metadata = pageMetadata(PATH);

export default function FinancialHealthPage() {
  return (
    <>
      <CalculatorHero path={PATH} {...healthHero} />
      <CalculatorMessages own="FinancialHealth">
        <HealthCalculator example={<WorkedExample sentences={healthMethod.example} />} />
      </CalculatorMessages>
      <HealthScale />
      <CalculationMethod method={healthMethod} />
      <CalculatorQuestions questions={healthQuestions} />
      <SessionBand path={PATH} />
      <CalculatorClosing title={healthClosing} />
    </>
  );
}
