import { useTranslations } from 'next-intl';
import { TwoLoans } from '@/components/site/illustrations/services/two-loans';
import { monthlyPayment, totalInterest } from '@/lib/calculators/mortgage/french-loan';
import { formatEuros, wholeDifference, wholeEuros } from '@/lib/shared/money';
import { cheaperLoan, exampleLoan } from '@/lib/site/services/mortgages';
import { GiantFigure } from '../service-page/giant-figure';

/** The interest saved by half a percentage point. */
export function MortgageFigure() {
  const t = useTranslations('ServiceMortgages');
  const savedMonthly = Math.round(monthlyPayment(exampleLoan)) - Math.round(monthlyPayment(cheaperLoan));
  return (
    <GiantFigure
      id="medio-punto"
      ground="azafran"
      title={t('halfPoint')}
      figure={wholeDifference(totalInterest(exampleLoan), totalInterest(cheaperLoan))}
      sentence={t('halfPointText', {
        principal: wholeEuros(exampleLoan.principal),
        years: exampleLoan.months / 12,
        monthly: formatEuros(savedMonthly),
      })}
      assumptions={t('halfPointBasis')}
      picture={<TwoLoans loans={[exampleLoan, cheaperLoan]} />}
    />
  );
}
