import type { Cents } from '@/lib/shared/money';
import { RECOMMENDED_LIMIT_PERCENT } from '../debt/debt-ratio';
import { monthlyPayment } from './french-loan';
import { recommendedSavings, USUAL_LOAN_TO_VALUE_PERCENT } from './mortgage-costs';

/** Whole cents. Income and debts are per month, the rate is nominal and a fraction, the term in whole years. */
export type AffordableInput = {
  income: Cents;
  savings: Cents;
  debts: Cents;
  years: number;
  annualRate: number;
  /** Taxes and other costs of a purchase at a price in whole euros; never lower for a higher price. */
  costsOf: (price: Cents) => Cents;
};

/**
 * Whose conditions a price must meet: `margin`, this site's advice, or `bank`, what lenders usually accept. They differ in
 * the savings that they ask for.
 */
export const STANDARDS = ['margin', 'bank'] as const;
export type Standard = (typeof STANDARDS)[number];

export type AffordableLimit = 'income' | 'savings' | 'both';

/** Prices are whole thousands of euros, in cents; 0 where no house passes. */
export type AffordablePrice = {
  price: Cents;
  /** The highest price that the instalment alone allows, and the highest that the savings alone allow. */
  byIncome: Cents;
  bySavings: Cents;
  limit: AffordableLimit;
  /** At `price`. */
  costs: Cents;
  principal: Cents;
  payment: Cents;
  savingsNeeded: Cents;
};

/** Prices are told to the thousand below. */
const STEP: Cents = 1_000_00;
/** Below it there is no house. */
export const LEAST_PRICE: Cents = 10_000_00;
/** No price above it is tried. */
const HIGHEST_PRICE: Cents = 1_000_000_000_00;

function checkInput({ income, savings, debts, years, annualRate }: AffordableInput): void {
  if (!(Number.isSafeInteger(income) && income > 0)) throw new RangeError('income must be whole cents above 0');
  if (![savings, debts].every((amount) => Number.isSafeInteger(amount) && amount >= 0))
    throw new RangeError('savings and debts must be whole cents of 0 or more');
  if (!(Number.isInteger(years) && years > 0)) throw new RangeError('years must be a whole number from 1');
  if (!(annualRate >= 0 && annualRate <= 1)) throw new RangeError('annualRate must be from 0 to 1');
}

/** The purchase at a price: what the bank would lend, its instalment, and the savings that the standard asks for. */
function purchaseAt(price: Cents, { savings, years, annualRate, costsOf }: AffordableInput, standard: Standard) {
  const costs = price === 0 ? 0 : costsOf(price);
  const principal = price === 0 ? 0 : Math.max(0, price + costs - savings);
  const payment = monthlyPayment({ principal, annualRate, months: years * 12 });
  const deposit = Math.ceil((price * (100 - USUAL_LOAN_TO_VALUE_PERCENT)) / 100);
  const recommended = price === 0 || standard === 'bank' ? 0 : recommendedSavings(price, 0).amount;
  return { costs, principal, payment, savingsNeeded: Math.max(recommended, deposit + costs) };
}

/**
 * The highest price in whole thousands up to which `passes` holds, 0 where it is below the least one. `passes` must not hold again
 * above a price where it fails.
 */
function highestPrice(passes: (price: Cents) => boolean): Cents {
  let passing = 0;
  let failing = HIGHEST_PRICE / STEP + 1;
  while (failing - passing > 1) {
    const middle = Math.floor((passing + failing) / 2);
    if (passes(middle * STEP)) passing = middle;
    else failing = middle;
  }
  return passing * STEP < LEAST_PRICE ? 0 : passing * STEP;
}

/**
 * The highest price P, in whole thousands of euros from 10.000 €, at which both hold, compared in whole cents:
 * - the instalment of the French loan P + costs − savings (0 at least), with the other debts, is at most 35 % of income;
 *   without a loan this holds, whatever the debts;
 * - the savings are at least 20 % of P plus its costs, and by this site's margin also at least 30 % of P.
 *
 * Neither holds again above a price where it fails, so a binary search is exact. 35 % and 20 % are usual among Spanish
 * lenders; 30 % is this site's advice; no law sets them. Throws RangeError for amounts that are negative or not whole cents, an
 * income of 0, a term that is not whole years from 1, and a rate outside 0 to 1.
 */
export function affordablePrice(input: AffordableInput, standard: Standard): AffordablePrice {
  checkInput(input);
  const { income, savings, debts } = input;
  const byIncome = highestPrice((price) => {
    const { principal, payment } = purchaseAt(price, input, standard);
    return principal === 0 || (payment + debts) * 100 <= income * RECOMMENDED_LIMIT_PERCENT;
  });
  const bySavings = highestPrice((price) => purchaseAt(price, input, standard).savingsNeeded <= savings);
  const price = Math.min(byIncome, bySavings);
  const limit = byIncome === bySavings ? 'both' : byIncome < bySavings ? 'income' : 'savings';
  return { price, byIncome, bySavings, limit, ...purchaseAt(price, input, standard) };
}
