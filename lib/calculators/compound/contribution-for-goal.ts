import type { Cents } from '@/lib/shared/money';
import { type CompoundInput, type CompoundResult, compoundInterest } from './compound-interest';
import { checkGoal } from './growth-plan';

/** `contribution` is 0 if the capital alone gets there. */
type ContributionForGoal = { contribution: Cents; result: CompoundResult };

/**
 * The smallest contribution, to the cent, with which `compoundInterest` ends with the goal or more after fees and tax. The balance
 * never falls when more is paid in, so it is found by halving. Throws RangeError for a goal below one cent or not whole, and for
 * what `compoundInterest` refuses; also if the fee leaves nothing of any contribution.
 */
export function contributionForGoal(plan: Omit<CompoundInput, 'contribution'>, goal: Cents): ContributionForGoal {
  checkGoal(goal);
  const after = (contribution: Cents) => compoundInterest({ ...plan, contribution });
  const reaches = (contribution: Cents) => after(contribution).balance >= goal;
  let enough = 0;
  let short = -1;
  while (!reaches(enough)) {
    short = enough;
    enough = Math.max(1, enough * 2);
    if (enough > Number.MAX_SAFE_INTEGER) throw new RangeError('no contribution reaches the goal');
  }
  while (enough - short > 1) {
    const middle = Math.floor((enough + short) / 2);
    if (reaches(middle)) enough = middle;
    else short = middle;
  }
  return { contribution: enough, result: after(enough) };
}
