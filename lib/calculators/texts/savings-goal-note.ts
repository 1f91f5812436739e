import type { GoalAnswer } from '@/lib/calculators/compound/answer-goal';
import { type GrowthPlan, MAX_YEARS } from '@/lib/calculators/compound/growth-plan';
import { yearsText } from '@/lib/shared/i18n/years-and-months';
import { type Cents, formatEuros, formatPrice, wholeEuros } from '@/lib/shared/money';
import { costWords, EACH_PERIOD, optionWords, rateWords, timeOf } from './growth-plan-words';

function paying(contribution: Cents, { periodsPerYear }: GrowthPlan): string {
  return `${formatEuros(contribution)} ${EACH_PERIOD[periodsPerYear]}`;
}

/** Contributions that rise are told by those of the first year. */
function toPay(contribution: Cents, plan: GrowthPlan): string {
  const rises = (plan.contributionRise ?? 0) > 0;
  return `${rises ? 'empezar apartando' : 'apartar'} ${paying(contribution, plan)}`;
}

function startOf(plan: GrowthPlan): string {
  if (plan.contribution === 0) return 'Sin apartar nada';
  return `${(plan.contributionRise ?? 0) > 0 ? 'Empezando con' : 'Apartando'} ${paying(plan.contribution, plan)}`;
}

/** The sentence that answers. */
export function goalSentence(answer: GoalAnswer): string {
  const target = formatPrice(answer.goal);
  const costs = costWords(answer.plan);
  const net = costs ? `, después de ${costs}` : '';
  if (answer.ask === 'contribution') {
    const { contribution, years } = answer.plan;
    const aim = `Para reunir ${target} en ${yearsText(years)}${net}`;
    return contribution === 0
      ? `${aim}, no te hace falta apartar nada: llegas con lo que ya tienes.`
      : `${aim}, tienes que ${toPay(contribution, answer.plan)}.`;
  }
  const { plan, met, atLast } = answer;
  if (met?.periods === 0) return `Ya tienes ${target}: no te hace falta esperar ni apartar nada.`;
  const start = startOf(plan);
  return met
    ? `${start}, llegas a ${target} en ${timeOf(met.periods, plan.periodsPerYear)}${net}.`
    : `${start}, no llegas a ${target} en ${yearsText(MAX_YEARS)}: al final tendrías ${wholeEuros(atLast)}${net}.`;
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

/** What the goal is, and what the calculator said of it. */
function toldOf(answer: GoalAnswer): [aim: string, outcome: string] {
  const { plan } = answer;
  const target = `Quiero reunir ${formatPrice(answer.goal)}`;
  if (answer.ask === 'contribution') {
    const { years, contribution } = answer.plan;
    const needed = contribution === 0 ? 'no me hace falta apartar nada' : `tendría que ${toPay(contribution, plan)}`;
    return [`${target} en ${yearsText(years)}`, needed];
  }
  const { met } = answer;
  if (met?.periods === 0) return [target, 'ya lo tengo'];
  const start = startOf(plan);
  const when = met
    ? `llegaría en ${timeOf(met.periods, plan.periodsPerYear)}`
    : `no llegaría en ${yearsText(MAX_YEARS)}`;
  return [`${target} ${start.charAt(0).toLowerCase()}${start.slice(1)}`, when];
}

/** One line for the consultation or the booking. */
export function goalLine(answer: GoalAnswer): string {
  const { plan } = answer;
  const [aim, outcome] = toldOf(answer);
  const terms = `Empiezo con ${formatPrice(plan.capital)}, al ${rateWords(plan)}${optionWords(plan)}.`;
  return `${aim}. ${terms} Según la calculadora, ${outcome}. Me gustaría comentarlo.`;
}
