import type { Cents } from '@/lib/shared/money';
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

/** Value today of one cent paid every twelve months from the second year on, as long as instalments are left. */
function presentValueOfYears(months: number, rate: number): number {
  let value = 0;
  for (let month = 12; month < months; month += 12) value += Math.exp(-month * Math.log1p(rate));
  return value;
}

/**
 * TAE as a fraction (Directive 2014/17/EU, annex I; Ley 5/2019, article 8): (1 + i)^12 − 1, where i is the monthly
 * internal rate of return of the instalments against the loan less `costs` paid on the first day. Months count as equal
 * twelfths of a year. `yearly` is what the loan obliges to pay each year, in advance: on the first day and then every
 * twelve months before the last instalment. Undefined where what is paid on the first day is as high as the loan.
 */
export function effectiveAnnualRate(legs: readonly PaidLeg[], costs: Cents, yearly: Cents = 0): number | undefined {
  const received = (legs[0]?.opening ?? 0) - costs - yearly;
  if (!(received > 0)) return undefined;
  let low = 0;
  const months = legs.reduce((sum, leg) => sum + leg.months, 0);
  const worth = (rate: number) =>
    presentValue(legs, rate) + (yearly === 0 ? 0 : yearly * presentValueOfYears(months, rate));
  // The rate of a perpetuity: a loan that ends has a lower one.
  let high = (Math.max(...legs.map(({ payment }) => payment)) + yearly) / received;
  for (let step = 0; step < 200 && high - low > 1e-15 * Math.max(1, high); step += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) > received) low = middle;
    else high = middle;
  }
  return Math.expm1(12 * Math.log1p((low + high) / 2));
}
