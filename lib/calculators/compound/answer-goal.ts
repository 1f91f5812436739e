import type { Cents } from '@/lib/shared/money';
import { type CompoundInput, type CompoundResult, compoundInterest } from './compound-interest';
import { contributionForGoal } from './contribution-for-goal';
import { type GrowthPlan, MAX_YEARS } from './growth-plan';
import { type GoalMet, periodsToGoal } from './periods-to-goal';

export type GoalQuestion =
  | { ask: 'contribution'; goal: Cents; plan: Omit<CompoundInput, 'contribution'> }
  | { ask: 'date'; goal: Cents; plan: GrowthPlan };

type ContributionAnswer = {
  ask: 'contribution';
  goal: Cents;
  /** With the contribution that was found, 0 if the capital alone gets there. */
  plan: CompoundInput;
  result: CompoundResult;
  /** The contribution with some years more; null if it is no lower, or there are no more years. */
  patient: { years: number; contribution: Cents } | null;
};

type DateAnswer = {
  ask: 'date';
  goal: Cents;
  plan: GrowthPlan;
  met: GoalMet | null;
  /** What the longest plan would leave. */
  atLast: Cents;
  /** With a quarter more in each contribution; null if that changes nothing. */
  faster: { contribution: Cents; periods: number } | null;
};

export type GoalAnswer = ContributionAnswer | DateAnswer;

const MORE_YEARS = 2;
const MORE_CONTRIBUTION = 1.25;

function contributionAnswer(goal: Cents, plan: Omit<CompoundInput, 'contribution'>): ContributionAnswer {
  const { contribution, result } = contributionForGoal(plan, goal);
  const years = plan.years + MORE_YEARS;
  const hasRoom = contribution > 0 && years <= MAX_YEARS;
  const later = hasRoom ? contributionForGoal({ ...plan, years }, goal).contribution : contribution;
  const patient = later < contribution ? { years, contribution: later } : null;
  return { ask: 'contribution', goal, plan: { ...plan, contribution }, result, patient };
}

function dateAnswer(goal: Cents, plan: GrowthPlan): DateAnswer {
  const met = periodsToGoal(plan, goal);
  const atLast = compoundInterest({ ...plan, years: MAX_YEARS }).balance;
  const contribution = Math.round(plan.contribution * MORE_CONTRIBUTION);
  const sooner = met?.periods === 0 ? null : periodsToGoal({ ...plan, contribution }, goal);
  const isSooner = sooner !== null && (met === null || sooner.periods < met.periods);
  return { ask: 'date', goal, plan, met, atLast, faster: isSooner ? { contribution, periods: sooner.periods } : null };
}

/** What a goal takes, and what a little more time or money would change. Throws what its parts throw. */
export function answerGoal(question: GoalQuestion): GoalAnswer {
  return question.ask === 'contribution'
    ? contributionAnswer(question.goal, question.plan)
    : dateAnswer(question.goal, question.plan);
}
