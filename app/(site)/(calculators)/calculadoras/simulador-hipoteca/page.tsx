import { useTranslations } from 'next-intl';
import { MortgageCalculator } from '@/components/calculators/mortgage/mortgage-calculator';
import { CalculationMethod } from '@/components/calculators/shell/page/calculation-method';
import { CalculatorClosing } from '@/components/calculators/shell/page/calculator-closing';
import { CalculatorHero } from '@/components/calculators/shell/page/calculator-hero';
import { CalculatorMessages } from '@/components/calculators/shell/page/calculator-messages';
import { CalculatorQuestions } from '@/components/calculators/shell/page/calculator-questions';
import { ExplanatoryCards } from '@/components/calculators/shell/page/explanatory-cards';
import { WorkedExample } from '@/components/calculators/shell/page/worked-example';
import { SessionBand } from '@/components/site/services/session-band';
import { mortgageCards, mortgageMethod, mortgageQuestions } from '@/lib/calculators/texts/mortgage';
import { pageMetadata } from '@/lib/shared/seo/metadata';

const path = '/calculadoras/simulador-hipoteca';

export const metadata = pageMetadata(path);

export default function MortgagePage() {
  const t = useTranslations('MortgagePage');
  return (
    <>
      <CalculatorHero path={path} name={t('name')} title={t('title')} lead={t('lead')} button={t('button')} />
      <CalculatorMessages
        own="Mortgage"
        tools={['MortgageTools', 'AffordablePrice', 'MortgageOffers', 'EuriborPath', 'EarlyRepayment', 'ChangeBank']}
      >
        <MortgageCalculator example={<WorkedExample sentences={mortgageMethod.example} />} />
      </CalculatorMessages>
      <ExplanatoryCards title={t('cards')} cards={mortgageCards} />
      <CalculationMethod method={mortgageMethod} />
      <CalculatorQuestions questions={mortgageQuestions} />
      <SessionBand path={path} />
      <CalculatorClosing title={t('closing')} />
    </>
  );
}
