import type { Cents } from '@/lib/shared/money';
import {
  APPRAISAL,
  assumedCosts,
  initialCosts,
  loanToValue,
  recommendedSavings,
  usualDownPayment,
} from './mortgage-costs';
import { type MortgageInput, type MortgageResult, paymentsOf } from './simulate-mortgage';

/** Whole cents. `rest` is above deposit and costs, `missing` below them; one of them is 0. */
export type SecondLoan = {
  /** Taxes and costs. */
  costs: Cents;
  missing: Cents;
  rest: Cents;
  /** Where the savings are more than the costs: what is left of them for the home, and the loan that this takes. */
  loan:
    | (Pick<MortgageResult, 'principal' | 'monthlyPayment' | 'laterPayment' | 'loanToValue'> & { left: Cents })
    | undefined;
};

/**
 * The loan if taxes and costs come out of the same savings: price + costs − savings. Without the taxes of a community 10 % of
 * the price counts for both, as in the recommended savings. Undefined for a loan of price − savings below its appraisal.
 */
export function secondLoan(input: MortgageInput, taxes: Cents | undefined): SecondLoan | undefined {
  const { price, savings } = input;
  if (price - savings < APPRAISAL) return undefined;
  const costs = taxes === undefined ? assumedCosts(price) : taxes + initialCosts(price).total;
  const needed = taxes === undefined ? recommendedSavings(price, 0).amount : usualDownPayment(price) + costs;
  const amounts = { costs, missing: Math.max(0, needed - savings), rest: Math.max(0, savings - needed) };
  const left = savings - costs;
  if (left <= 0) return { ...amounts, loan: undefined };
  const principal = price - left;
  return {
    ...amounts,
    loan: { left, principal, ...paymentsOf(input, principal), loanToValue: loanToValue(price, principal) },
  };
}
