import type { useTranslations } from 'next-intl';
import type { GoalAnswer } from '@/lib/calculators/compound/answer-goal';
import { timeOf } from '@/lib/calculators/texts/growth-plan-words';
import type { CsvCell } from '@/lib/shared/csv';
import { type Cents, exactEuros, formatEuros } from '@/lib/shared/money';

type Texts = ReturnType<typeof useTranslations<'SavingsGoal'>>;
type Figure = { label: string; name: string; exact: string; shown: string; cell: CsvCell };

/** What the goal takes, then what the final sum is made of; not where the goal is never met, or met already. */
export function goalFigures(answer: GoalAnswer, t: Texts): Figure[] {
  const amount = (label: string, name: string, cents: Cents): Figure => ({
    label,
    name: `meta-${name}`,
    exact: exactEuros(cents),
    // With cents, so that the parts add up.
    shown: formatEuros(cents),
    cell: { cents },
  });
  const { plan } = answer;
  const capital = amount(t('capital'), 'capital-resultado', plan.capital);
  if (answer.ask === 'date' && answer.met?.periods === 0)
    return [capital, amount(t('goal'), 'importe-resultado', answer.goal)];
  const contribution = amount(t(`contribution_${plan.periodsPerYear}`), 'aportacion-resultado', plan.contribution);
  const end = answer.ask === 'contribution' ? answer.result : answer.met;
  if (!end) return [contribution, amount(t('atLast'), 'saldo', answer.ask === 'date' ? answer.atLast : 0)];
  const periods = answer.ask === 'contribution' ? answer.plan.years * plan.periodsPerYear : (answer.met?.periods ?? 0);
  const time = timeOf(periods, plan.periodsPerYear);
  return [
    contribution,
    { label: t('time'), name: 'meta-plazo', exact: String(periods), shown: time, cell: time.replaceAll('\u00a0', ' ') },
    capital,
    amount(t('contributed'), 'aportado', end.contributed),
    amount(t('interest'), 'intereses', end.interest),
    ...(end.fees > 0 ? [amount(t('fees'), 'comisiones', end.fees)] : []),
    ...(end.tax > 0 ? [amount(t('tax'), 'impuestos-pagados', end.tax)] : []),
    amount(t('balance'), 'saldo', end.balance),
  ];
}
