import { useFormatter, useTranslations } from 'next-intl';
import { savingStarts } from '@/components/site/illustrations/services/saving-start';
import { wholeDifference, wholeEuros } from '@/lib/shared/money';
import { exampleSaving } from '@/lib/site/services/retirement';
import { GiantFigure } from '../service-page/giant-figure';

/** The difference between the first two starting ages. */
export function RetirementFigure() {
  const t = useTranslations('ServiceRetirement');
  const { number } = useFormatter();
  const [early, late] = savingStarts(exampleSaving);
  if (!early || !late) return null;
  return (
    <GiantFigure
      id="diez-anos"
      ground="tinta"
      title={t('figureTitle')}
      figure={wholeDifference(early.balance, late.balance)}
      sentence={t('figureText', {
        monthly: wholeEuros(exampleSaving.monthly),
        early: early.age,
        late: late.age,
        more: wholeDifference(early.contributed, late.contributed),
      })}
      assumptions={t('figureBasis', {
        rate: number(exampleSaving.annualRate, { style: 'percent' }),
        until: exampleSaving.until,
      })}
    />
  );
}
