import type { Cents } from '@/lib/shared/money';
import { APPRAISAL, assumedCosts, loanToValue, recommendedSavings } from './mortgage-costs';
import type { SavingsNeeded } from './savings-needed';
import { type MortgageInput, type MortgageResult, paymentsOf } from './simulate-mortgage';

/** Whole cents. `rest` is above deposit and costs, `missing` below them; one of them is 0. */
export type SecondLoan = {
  /** Taxes and costs. */
  costs: Cents;
  missing: Cents;
  rest: Cents;
  /** Rest of the savings after the costs, for the home, and the loan that this takes; undefined where nothing is left. */
  loan:
    | (Pick<MortgageResult, 'principal' | 'monthlyPayment' | 'laterPayment' | 'loanToValue'> & { left: Cents })
    | undefined;
};

/**
 * The loan if taxes and costs come out of the same savings: price + costs − savings. `known` is what the purchase takes with
 * the taxes of its community; without it 10 % of the price counts for both, as in the recommended savings. Undefined for a loan of price − savings below its appraisal.
 */
export function secondLoan(input: MortgageInput, known: SavingsNeeded | undefined): SecondLoan | undefined {
  const { price, savings } = input;
  if (price - savings < APPRAISAL) return undefined;
  const costs = known ? known.taxes + known.costs : assumedCosts(price);
  const needed = known ? known.total : recommendedSavings(price, 0).amount;
  const amounts = { costs, missing: Math.max(0, needed - savings), rest: Math.max(0, savings - needed) };
  const left = savings - costs;
  if (left <= 0) return { ...amounts, loan: undefined };
  const principal = price - left;
  return {
    ...amounts,
    loan: { left, principal, ...paymentsOf(input, principal), loanToValue: loanToValue(price, principal) },
  };
}
