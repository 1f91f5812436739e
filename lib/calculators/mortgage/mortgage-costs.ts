import type { Cents } from '@/lib/shared/money';

/** Cents, each part rounded by itself, so that they add up. */
export type InitialCosts = { notary: Cents; registry: Cents; appraisal: Cents; agency: Cents; total: Cents };

export const NOTARY_PER_MILLE = 5;
export const REGISTRY_PER_MILLE = 2;
export const APPRAISAL: Cents = 350_00;
const AGENCY: Cents = 500_00;

const DOWN_PAYMENT_PERCENT = 20;
export const PURCHASE_COSTS_PERCENT = 10;
/**
 * From what to what taxes and costs go, in whole percents of a home of `price`, at the general rates and outside Ceuta and
 * Melilla. A figure of its own, so that the page need not load the table; a test computes it.
 */
export const PURCHASE_COSTS_RANGE = { least: 5, most: 13, price: 200_000_00 } as const;
/** Above this part of the price most banks ask for more guarantees. */
export const USUAL_LOAN_TO_VALUE_PERCENT = 80;

function checkPrice(price: Cents): void {
  if (!(Number.isSafeInteger(price) && price > 0)) throw new RangeError('price must be whole cents above 0');
}

/** Half a cent is rounded up; exact while 2 × amount × part is a safe integer. */
function share(amount: Cents, part: number, whole: number): Cents {
  return Math.floor((2 * amount * part + whole) / (2 * whole));
}

/** Notary 0.5 % and registry 0.2 % of the price; the rest is fixed. RangeError for a price not whole cents above 0. */
export function initialCosts(price: Cents): InitialCosts {
  checkPrice(price);
  const notary = share(price, NOTARY_PER_MILLE, 1000);
  const registry = share(price, REGISTRY_PER_MILLE, 1000);
  return {
    notary,
    registry,
    appraisal: APPRAISAL,
    agency: AGENCY,
    total: notary + registry + APPRAISAL + AGENCY,
  };
}

/** Taxes and costs without a community: 10 % of the price, rounded up. */
export function assumedCosts(price: Cents): Cents {
  return Math.ceil((price * PURCHASE_COSTS_PERCENT) / 100);
}

/** 30 % of the price: 20 % down payment and 10 % for costs and taxes. `shortfall` is never negative. */
export function recommendedSavings(price: Cents, savings: Cents): { amount: Cents; shortfall: Cents } {
  checkPrice(price);
  const amount = share(price, DOWN_PAYMENT_PERCENT + PURCHASE_COSTS_PERCENT, 100);
  return { amount, shortfall: Math.max(0, amount - savings) };
}

/** 20 % of the price. RangeError for a price not whole cents above 0. */
export function usualDownPayment(price: Cents): Cents {
  checkPrice(price);
  return share(price, DOWN_PAYMENT_PERCENT, 100);
}

/** Loan / price. `isHigh` compares whole cents: exactly the usual maximum is not high. */
export function loanToValue(price: Cents, principal: Cents): { percent: number; isHigh: boolean } {
  checkPrice(price);
  return { percent: (principal / price) * 100, isHigh: principal * 100 > price * USUAL_LOAN_TO_VALUE_PERCENT };
}
