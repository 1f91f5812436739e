import type { Cents } from '@/lib/shared/money';
import { byYear, monthlySchedule, type PaidLeg, payLegs, type ScheduleMonth, totalPaid } from './mortgage-legs';

/** Months between two reviews of the rate. */
const REVIEWS = [12, 6] as const;
export type Review = (typeof REVIEWS)[number];

/** The Euríbor, a fraction, so many whole years from today. */
export type EuriborPoint = { year: number; euribor: number };

/** Cents, whole months, fractions. `euribor` is today's. */
export type EuriborPathInput = {
  principal: Cents;
  months: number;
  euribor: number;
  spread: number;
  review: Review;
  points: readonly EuriborPoint[];
};

/** From `month` on, counted from 1, in the year `year` of the loan. `payment` and `opening` are exact, in cents. */
type EuriborPeriod = PaidLeg & { month: number; year: number; euribor: number };

/** Exact, in cents. `payment` is the highest instalment of the year. */
type EuriborYear = { year: number; payment: number; paid: number; interest: number; balance: number };

export type EuriborPath = {
  periods: readonly EuriborPeriod[];
  months: readonly ScheduleMonth[];
  years: readonly EuriborYear[];
  todayPayment: Cents;
  /** The first period with the highest instalment, to the cent; `more` is above today's, 0 where it never rises. */
  worst: { year: number; month: number; payment: Cents; more: Cents; euribor: number };
  totalInterest: Cents;
  /** If the Euríbor stays as it is today. */
  totalInterestToday: Cents;
};

function checkPath({ months, euribor, spread, review, points }: EuriborPathInput): void {
  if (!(Number.isInteger(months) && months > 0)) throw new RangeError('months must be a whole number from 1');
  if (![euribor, ...points.map((point) => point.euribor)].every((rate) => Math.abs(rate) <= 1))
    throw new RangeError('euribor must be a fraction');
  if (!(spread >= 0 && spread <= 1)) throw new RangeError('spread must be a fraction of 0 or more');
  if (!REVIEWS.includes(review)) throw new RangeError('review must be every 6 or 12 months');
  let before = 0;
  for (const { year } of points) {
    if (!(Number.isInteger(year) && year > before && year * 12 <= months + 11))
      throw new RangeError('points must be whole years in order, within the term');
    before = year;
  }
}

/** On straight lines between today and the points, and constant after the last. */
function euriborAfter(months: number, { euribor, points }: EuriborPathInput): number {
  let from = { year: 0, euribor };
  for (const to of points) {
    if (months < to.year * 12) {
      const part = (months - from.year * 12) / ((to.year - from.year) * 12);
      return from.euribor + (to.euribor - from.euribor) * part;
    }
    from = to;
  }
  return from.euribor;
}

function yearsOf(periods: readonly EuriborPeriod[], months: readonly ScheduleMonth[]): EuriborYear[] {
  return byYear(months).map(({ year, paid, interest, balance }) => {
    const payments = periods.filter((period) => period.year === year).map(({ payment }) => payment);
    return { year, payment: Math.max(...payments), paid, interest, balance };
  });
}

/**
 * A variable loan along a path of the Euríbor. Every `review` months what is owed becomes a French loan over the months
 * left, at the Euríbor of that day plus the spread, never below 0 (Ley 5/2019, article 21.4); the rate / 12 is each
 * month's. Throws RangeError for a term, a rate or a review that cannot be, and for points out of order, twice in a
 * year, or in a year after the last.
 */
export function euriborPath(input: EuriborPathInput): EuriborPath {
  checkPath(input);
  const { principal, months: term, euribor, spread, review } = input;
  const rateAt = (index: number) => euriborAfter(index, input);
  const starts = Array.from({ length: Math.ceil(term / review) }, (_, index) => index * review);
  const legs = payLegs(
    principal,
    starts.map((start) => ({
      annualRate: Math.max(0, rateAt(start) + spread),
      months: Math.min(review, term - start),
    })),
  );
  const periods = legs.map((leg, index) => {
    const start = index * review;
    return { ...leg, month: start + 1, year: Math.floor(start / 12) + 1, euribor: rateAt(start) };
  });
  const months = monthlySchedule(legs);
  const todayPayment = Math.round(legs[0]?.payment ?? 0);
  const worst = periods.reduce((highest, period) =>
    Math.round(period.payment) > Math.round(highest.payment) ? period : highest,
  );
  const payment = Math.round(worst.payment);
  const still = payLegs(principal, [{ annualRate: Math.max(0, euribor + spread), months: term }]);
  return {
    periods,
    months,
    years: yearsOf(periods, months),
    todayPayment,
    worst: {
      year: worst.year,
      month: worst.month,
      payment,
      more: payment - todayPayment,
      euribor: worst.euribor,
    },
    totalInterest: Math.max(0, Math.round(totalPaid(legs) - principal)),
    totalInterestToday: Math.max(0, Math.round(totalPaid(still) - principal)),
  };
}
