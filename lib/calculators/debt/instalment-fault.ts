import type { Cents } from '@/lib/shared/money';

/** `annualRate` is a fraction, read to a thousandth of a percent. */
export type Debt = { balance: Cents; instalment: Cents; annualRate: number };

/** A debt that its own instalment clears later than this is refused: fifty years. */
export const LONGEST_PAYOFF = 600;

/** Thousandths of a percent in one, times the months of a year. */
const UNITS_PER_MONTH = 100_000 * 12;

/** balance × rate / 12, rounded half up to the cent, in integers. The rate is read to a thousandth of a percent. */
export function monthOfInterest({ balance, annualRate }: Pick<Debt, 'balance' | 'annualRate'>): Cents {
  const rate = Math.round(annualRate * 100_000);
  if (!(Number.isSafeInteger(rate) && rate >= 0)) throw new RangeError('rates must be fractions of 0 or more');
  const doubled = balance * rate * 2 + UNITS_PER_MONTH;
  if (!Number.isSafeInteger(doubled)) throw new RangeError('the balance is too large for its rate');
  return Math.floor(doubled / (UNITS_PER_MONTH * 2));
}

/** Whether the instalment alone clears the debt in time. */
function endsInTime({ balance, instalment, annualRate }: Debt): boolean {
  let left = balance;
  for (let month = 0; month < LONGEST_PAYOFF && left > 0; month++) {
    const interest = monthOfInterest({ balance: left, annualRate });
    if (instalment <= interest) return false;
    left = Math.max(0, left + interest - instalment);
  }
  return left === 0;
}

/** The least that clears the debt in time, found by halving: a higher instalment never takes longer. */
function leastInTime(debt: Debt): Cents {
  let tooLittle = 0;
  let enough = debt.balance + monthOfInterest(debt);
  while (enough - tooLittle > 1) {
    const middle = Math.floor((tooLittle + enough) / 2);
    if (endsInTime({ ...debt, instalment: middle })) enough = middle;
    else tooLittle = middle;
  }
  return enough;
}

type InstalmentFault = { reason: 'interest-not-covered' | 'too-slow'; interest: Cents; least: Cents };

/**
 * Why an instalment cannot clear its debt, or null. `interest` is that of the first month, `least` the smallest instalment
 * that ends within `LONGEST_PAYOFF` months, which is not refused.
 */
export function instalmentFault(debt: Debt): InstalmentFault | null {
  const interest = monthOfInterest(debt);
  const reason = debt.instalment <= interest ? 'interest-not-covered' : 'too-slow';
  return reason === 'too-slow' && endsInTime(debt) ? null : { reason, interest, least: leastInTime(debt) };
}
