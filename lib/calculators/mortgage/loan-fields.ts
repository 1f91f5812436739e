import type { NumberRule } from '../input/number-input';
import type { RepaidLoanKind } from './repayment-caps';

/** What the mortgage page and its tools take. Cents. */
export const amountRule = { decimals: 2, min: 0, max: 1_000_000_000_00 } as const satisfies NumberRule;

/** Thousandths of a percentage point. */
export const rateRule = { decimals: 3, min: 0, max: 50_000 } as const satisfies NumberRule;

/** Loan of a tool, in cents: not so low that its figures say nothing. */
export const loanRule = { ...amountRule, min: 1_000_00 } as const satisfies NumberRule;

/** What products of a bank cost in a year, or a change of bank once, in cents. */
export const productsRule = { decimals: 2, min: 0, max: 100_000_00 } as const satisfies NumberRule;

/** Both in thousandths of a percentage point; their sum is the rate. */
export type RateParts = { euribor: number; spread: number };

/** Where the calculator above a tool holds none. */
export const USUAL_PARTS: RateParts = { euribor: 2_500, spread: 1_000 };

/** What the calculator above a tool holds: cents, whole years, thousandths of a percentage point; undefined where unreadable. */
export type LoanAbove = {
  principal: number | undefined;
  savings: number | undefined;
  years: number | undefined;
  parts: RateParts | undefined;
  kind: string;
  /** Years of the fixed part of a mixed loan. */
  fixedYears?: number | undefined;
  rate: number | undefined;
};

/** The kind of the loan above, as one that is being paid. */
export function repaidKind(kind: string): RepaidLoanKind {
  if (kind === 'mixto') return 'mixto-fijo';
  return kind === 'variable' ? 'variable' : 'fijo';
}
