import { useTranslations } from 'next-intl';
import { ResultAdvice } from '@/components/calculators/shell/result/result-advice';
import type { HealthChange } from '@/lib/calculators/health/best-health-change';
import type { FinancialHealth, Household } from '@/lib/calculators/health/financial-health';
import { healthNote, healthParagraph } from '@/lib/calculators/texts/health-advice';
import type { HealthValues } from './health-fields';

type HouseholdAdviceProps = {
  household: Household;
  health: FinancialHealth;
  change: HealthChange | null;
  values: HealthValues;
};

/** Below the card: the adviser's note and the exports. */
export function HouseholdAdvice({ household, health, change, values }: HouseholdAdviceProps) {
  const t = useTranslations('FinancialHealth');
  return (
    <ResultAdvice
      note={healthNote(household, health, change)}
      values={values}
      paragraph={healthParagraph(household, health, t(`level_${health.level}`))}
    />
  );
}
