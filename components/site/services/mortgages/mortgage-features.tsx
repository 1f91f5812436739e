import { useTranslations } from 'next-intl';
import { BulletList } from '@/components/shared/ui/bullet-list';
import { PageLink } from '@/components/shared/ui/page-link';
import { Section } from '@/components/shared/ui/section';
import { TwoLoans } from '@/components/site/illustrations/services/two-loans';
import { GiantFigure } from '@/components/site/services/service-page/giant-figure';
import { monthlyPayment, totalInterest } from '@/lib/calculators/mortgage/french-loan';
import { formatEuros, wholeDifference, wholeEuros } from '@/lib/shared/money';
import { cheaperLoan, exampleLoan, mortgageFeatures } from '@/lib/site/services/mortgages';

export function MortgageFeatures() {
  const t = useTranslations('ServiceMortgages');
  return (
    <Section id="que-hacemos" title={t('featuresTitle')} layout="beside">
      <BulletList items={mortgageFeatures} className="border-b border-linea font-titular text-lead" />
      <p className="mt-6">
        <PageLink href="/calculadoras/simulador-hipoteca" className="enlace">
          {t('simulate')}
        </PageLink>
      </p>
    </Section>
  );
}

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
