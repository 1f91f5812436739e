import type { Cents } from '@/lib/money';
import type { PaidLeg } from './mortgage-legs';

function presentValue(legs: readonly PaidLeg[], rate: number): number {
  let value = 0;
  let elapsed = 0;
  for (const { payment, months } of legs) {
    const annuity = rate === 0 ? months : -Math.expm1(-months * Math.log1p(rate)) / rate;
    value += payment * annuity * Math.exp(-elapsed * Math.log1p(rate));
    elapsed += months;
  }
  return value;
}

/**
 * TAE as a fraction (Directive 2014/17/EU, annex I; Ley 5/2019, article 8): (1 + i)^12 − 1, where i is the monthly
 * internal rate of return of the instalments against the loan less `costs` paid on the first day. Months count as equal
 * twelfths of a year. Undefined where the costs are as high as the loan.
 */
export function effectiveAnnualRate(legs: readonly PaidLeg[], costs: Cents): number | undefined {
  const received = (legs[0]?.opening ?? 0) - costs;
  if (!(received > 0)) return undefined;
  let low = 0;
  // The rate of a perpetuity: a loan that ends has a lower one.
  let high = Math.max(...legs.map(({ payment }) => payment)) / received;
  for (let step = 0; step < 200 && high - low > 1e-15 * Math.max(1, high); step += 1) {
    const middle = (low + high) / 2;
    if (presentValue(legs, middle) > received) low = middle;
    else high = middle;
  }
  return Math.expm1(12 * Math.log1p((low + high) / 2));
}
