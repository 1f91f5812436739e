import type { GrowthPlan } from '@/lib/calculators/compound/growth-plan';

/** The brackets, from the top down. */
function taxOn(gain: number): number {
  let due = 0;
  let rest = gain;
  for (const [above, share] of [
    [300_000_00, 0.3],
    [200_000_00, 0.27],
    [50_000_00, 0.23],
    [6_000_00, 0.21],
    [0, 0.19],
  ] as const) {
    if (rest > above) {
      due += (rest - above) * share;
      rest = above;
    }
  }
  return due;
}

/** What a plan leaves if it ends after this many periods: each period, each fee and each tax in turn. Unrounded cents. */
export function literalBalance(plan: GrowthPlan, periods: number): number {
  const {
    capital,
    contribution,
    annualRate,
    periodsPerYear,
    rateKind,
    yearlyFee = 0,
    tax,
    contributionRise = 0,
  } = plan;
  const rate = rateKind === 'tae' ? (1 + annualRate) ** (1 / periodsPerYear) - 1 : annualRate / periodsPerYear;
  let money = capital;
  let paid = 0;
  let amount = contribution;
  let gains = 0;
  for (let period = 1; period <= periods; period += 1) {
    const interest = money * rate;
    money += interest + amount;
    gains += interest;
    paid += amount;
    const ofYear = ((period - 1) % periodsPerYear) + 1;
    if (ofYear < periodsPerYear && period < periods) continue;
    const fee = (money * yearlyFee * ofYear) / periodsPerYear;
    const due = tax === 'anual' ? taxOn(gains - fee) : 0;
    money -= fee + due;
    gains = 0;
    amount *= 1 + contributionRise;
  }
  return tax === 'final' ? money - taxOn(money - capital - paid) : money;
}
