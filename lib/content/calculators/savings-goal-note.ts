import type { GoalAnswer } from '@/lib/calculators/compound/answer-goal';
import { type CompoundingFrequency, type GrowthPlan, MAX_YEARS } from '@/lib/calculators/compound/growth-plan';
import { type Cents, formatEuros, formatPrice, wholeEuros } from '@/lib/money';
import { costWords, optionWords, rateWords } from './compound-costs-note';

const each: Record<CompoundingFrequency, string> = { 12: 'al mes', 4: 'al trimestre', 1: 'al año', 365: 'al día' };

function counted(count: number, one: string, many: string): string {
  return `${count}\u00a0${count === 1 ? one : many}`;
}

const yearsOf = (years: number) => counted(years, 'año', 'años');

/** "10 años y 3 meses"; quarters are told in months, daily plans in days. */
export function timeOf(periods: number, periodsPerYear: CompoundingFrequency): string {
  const years = Math.floor(periods / periodsPerYear);
  const rest = periods % periodsPerYear;
  if (rest === 0) return yearsOf(years);
  const part =
    periodsPerYear === 365 ? counted(rest, 'día', 'días') : counted((rest * 12) / periodsPerYear, 'mes', 'meses');
  return years === 0 ? part : `${yearsOf(years)} y ${part}`;
}

function paying(contribution: Cents, { periodsPerYear }: GrowthPlan): string {
  return `${formatEuros(contribution)} ${each[periodsPerYear]}`;
}

/** Contributions that rise are told by those of the first year. */
function toPay(contribution: Cents, plan: GrowthPlan): string {
  const rises = (plan.contributionRise ?? 0) > 0;
  return `${rises ? 'empezar apartando' : 'apartar'} ${paying(contribution, plan)}`;
}

/** The sentence that answers. */
export function goalSentence(answer: GoalAnswer): string {
  const target = formatPrice(answer.goal);
  const costs = costWords(answer.plan);
  const net = costs ? `, después de ${costs}` : '';
  if (answer.ask === 'contribution') {
    const { contribution, years } = answer.plan;
    const aim = `Para reunir ${target} en ${yearsOf(years)}${net}`;
    return contribution === 0
      ? `${aim}, no te hace falta apartar nada: llegas con lo que ya tienes.`
      : `${aim}, tienes que ${toPay(contribution, answer.plan)}.`;
  }
  const { plan, met, atLast } = answer;
  if (met?.periods === 0) return `Ya tienes ${target}: no te hace falta esperar ni apartar nada.`;
  const rises = (plan.contributionRise ?? 0) > 0;
  const start = `${rises ? 'Empezando con' : 'Apartando'} ${paying(plan.contribution, plan)}`;
  return met
    ? `${start}, llegas a ${target} en ${timeOf(met.periods, plan.periodsPerYear)}${net}.`
    : `${start}, no llegas a ${target} en ${MAX_YEARS}\u00a0años: al final tendrías ${wholeEuros(atLast)}${net}.`;
}

/** What a little more time, or money, would change. */
export function goalAlternative(answer: GoalAnswer): string | undefined {
  const { plan } = answer;
  if (answer.ask === 'contribution') {
    if (!answer.patient) return undefined;
    const { years, contribution } = answer.patient;
    return `Con dos años más, ${years} en total, ${contribution === 0 ? 'no haría falta apartar nada' : `bastaría con ${toPay(contribution, plan)}`}.`;
  }
  if (!answer.faster) return undefined;
  const { contribution, periods } = answer.faster;
  return `Con una cuarta parte más, ${paying(contribution, plan)}, llegarías en ${timeOf(periods, plan.periodsPerYear)}.`;
}

/** One line for the consultation or the booking. */
export function goalLine(answer: GoalAnswer): string {
  const { goal, plan } = answer;
  const terms = `Empiezo con ${formatPrice(plan.capital)}, al ${rateWords(plan)}${optionWords(plan)}.`;
  const closing = 'Me gustaría comentarlo.';
  const target = `Quiero reunir ${formatPrice(goal)}`;
  if (answer.ask === 'contribution')
    return `${target} en ${yearsOf(answer.plan.years)}. ${terms} Según la calculadora, ${answer.plan.contribution === 0 ? 'no me hace falta apartar nada' : `tendría que ${toPay(answer.plan.contribution, plan)}`}. ${closing}`;
  const { met } = answer;
  const when = met
    ? `llegaría en ${timeOf(met.periods, plan.periodsPerYear)}`
    : `no llegaría en ${MAX_YEARS}\u00a0años`;
  return `${target} apartando ${paying(plan.contribution, plan)}. ${terms} Según la calculadora, ${met?.periods === 0 ? 'ya lo tengo' : when}. ${closing}`;
}
