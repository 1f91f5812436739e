import { HealthCalculator } from '@/components/calculators/health/health-calculator';
import { HealthScale } from '@/components/calculators/health/health-scale';
import {
  healthClosing,
  healthColumns,
  healthHero,
  healthMethod,
  healthQuestions,
} from '@/lib/calculators/texts/health';
import { pageMetadata } from '@/lib/shared/seo/metadata';
import { CalculatorPage } from '../../_calculator/calculator-page';

const PATH = '/calculadoras/salud-financiera';

export const metadata = pageMetadata(PATH);

export default function FinancialHealthPage() {
  return (
    <CalculatorPage
      path={PATH}
      hero={healthHero}
      own="FinancialHealth"
      calculator={HealthCalculator}
      method={healthMethod}
      drawing={{ columns: healthColumns, fills: ['azafran', 'none'] }}
      questions={healthQuestions}
      closing={healthClosing}
    >
      <HealthScale />
    </CalculatorPage>
  );
}
