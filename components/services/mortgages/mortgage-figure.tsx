import { useTranslations } from 'next-intl';
import { TwoLoans } from '@/components/illustrations/services/two-loans';
import { monthlyPayment, totalInterest } from '@/lib/calculators/mortgage';
import { cheaperLoan, exampleLoan } from '@/lib/content/services/mortgages';
import { wholeEuros } from '@/lib/money';
import { GiantFigure } from '../service-page/giant-figure';

/** The interest saved by half a percentage point. */
export function MortgageFigure() {
  const t = useTranslations('ServiceMortgages');
  const saved = totalInterest(exampleLoan) - totalInterest(cheaperLoan);
  const savedMonthly = monthlyPayment(exampleLoan) - monthlyPayment(cheaperLoan);
  return (
    <GiantFigure
      id="medio-punto"
      ground="azafran"
      title={t('halfPoint')}
      figure={wholeEuros(saved)}
      sentence={t('halfPointText', {
        principal: wholeEuros(exampleLoan.principal),
        years: exampleLoan.months / 12,
        monthly: wholeEuros(savedMonthly),
      })}
      assumptions={t('halfPointBasis')}
      picture={<TwoLoans loans={[exampleLoan, cheaperLoan]} />}
    />
  );
}
