import { useTranslations } from 'next-intl';
import { MortgageCalculator } from '@/components/calculators/mortgage/mortgage-calculator';
import { ExplanatoryCards } from '@/components/calculators/shell/page/explanatory-cards';
import { mortgageCards, mortgageColumns, mortgageMethod, mortgageQuestions } from '@/lib/calculators/texts/mortgage';
import { pageMetadata } from '@/lib/shared/seo/metadata';
import { CalculatorPage } from '../../_calculator/calculator-page';

const PATH = '/calculadoras/simulador-hipoteca';

export const metadata = pageMetadata(PATH);

export default function MortgagePage() {
  const t = useTranslations('MortgagePage');
  return (
    <CalculatorPage
      path={PATH}
      hero={{ name: t('name'), title: t('title'), lead: t('lead'), button: t('button') }}
      own="Mortgage"
      tools={['MortgageTools', 'AffordablePrice', 'MortgageOffers', 'EuriborPath', 'EarlyRepayment', 'ChangeBank']}
      calculator={MortgageCalculator}
      method={mortgageMethod}
      drawing={{ columns: mortgageColumns, fills: ['azafran', 'cielo'] }}
      questions={mortgageQuestions}
      closing={t('closing')}
    >
      <ExplanatoryCards title={t('cards')} cards={mortgageCards} />
    </CalculatorPage>
  );
}
