import type { Cents } from '@/lib/shared/money';
import { type Leaving, type LeftLoan, leavingCap, type Offered } from './leaving-caps';
import { monthlySchedule, type PaidLeg, payLegs } from './mortgage-legs';

/** Another bank takes over (`subrogation`, also after a cancellation), or the own one changes the loan (`novation`). */
export const WAYS = ['subrogation', 'novation'] as const;
export type Way = (typeof WAYS)[number];

/**
 * Rate as a fraction; what its products cost a year, and what is paid once to have it, in cents. A mixed offer has the months
 * of its fixed part and its later rate.
 */
export type ChangeOffer = Pick<Offered, 'kind' | 'fixedMonths'> & {
  annualRate: number;
  laterRate?: number | undefined;
  yearlyProducts: Cents;
  expenses: Cents;
};

/** Cents, whole months, fractions. A variable rate is Euríbor and spread together, and is taken to stay. */
export type ChangeInput = LeftLoan & {
  principal: Cents;
  months: number;
  /** Today's; of a mixed loan in its fixed part `laterRate` follows it. */
  annualRate: number;
  laterRate?: number | undefined;
  yearlyProducts: Cents;
  leaving: Leaving;
  /** Costs of cancelling the loan besides the compensation; 0 for a subrogation. */
  cancellation: Cents;
  /** Today's, where a rate is variable. */
  euribor?: number | undefined;
} & Readonly<Record<Way, ChangeOffer>>;

export type ChangedLoan = {
  payment: Cents;
  /** The products of a year, a twelfth of them. */
  monthlyProducts: Cents;
  /** Saving of instalment and products at first; below 0 where more is paid. */
  monthlySaving: Cents;
  /** At most; to the old bank. */
  compensation: Cents;
  /** Compensation, expenses and what cancelling costs. */
  costs: Cents;
  /** What the change leaves at the end of the loan; below 0 where it costs more than it saves. */
  total: Cents;
  /** Months after which it has cost less than staying, and does so until the end; undefined where it ends up dearer. */
  paysFrom: number | undefined;
  /** The first month in which it is furthest ahead; 0 where it never is. */
  best: { month: number; ahead: Cents };
};

/** What has been paid and does not come back: interest, products and costs. `month` counts from today. */
type YearOfChange = { month: number; today: Cents } & Readonly<Record<Way, Cents>>;

export type ChangeResult = {
  payment: Cents;
  monthlyProducts: Cents;
  /** At the end of each year, the last of which may be short. */
  years: readonly YearOfChange[];
} & Readonly<Record<Way, ChangedLoan>>;

/** Thousandths of a percent in one. */
const WHOLE = 100_000;

function checkChange(input: ChangeInput): void {
  const { months, fixedMonths, kind, deedCommission = 0, yearlyProducts, cancellation } = input;
  const mixed = [
    ...(kind === 'mixto-fijo' ? [fixedMonths] : []),
    ...WAYS.flatMap((way) => (input[way].kind === 'mixto' ? [input[way].fixedMonths] : [])),
  ];
  if (!mixed.every((fixed = 0) => Number.isInteger(fixed) && fixed > 0 && fixed < months))
    throw new RangeError('fixedMonths must be a whole number from 1, below the months left');
  if (!(Number.isInteger(deedCommission) && deedCommission >= 0 && deedCommission < WHOLE))
    throw new RangeError('deedCommission must be whole thousandths of a percent, below 100 %');
  const amounts = [
    yearlyProducts,
    cancellation,
    ...WAYS.flatMap((way) => [input[way].yearlyProducts, input[way].expenses]),
  ];
  if (!amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0))
    throw new RangeError('amounts must be whole cents from 0');
}

type Rates = Pick<ChangeOffer, 'annualRate' | 'fixedMonths' | 'laterRate'>;

function legsOf({ principal, months }: ChangeInput, { annualRate, fixedMonths, laterRate }: Rates): PaidLeg[] {
  if (fixedMonths === undefined) return payLegs(principal, [{ annualRate, months }]);
  if (laterRate === undefined) throw new RangeError('a mixed rate needs its later rate');
  return payLegs(principal, [
    { annualRate, months: fixedMonths },
    { annualRate: laterRate, months: months - fixedMonths },
  ]);
}

/** By the end of each month from 0, exact: interest, a twelfth of the products a month, and what is paid at once. */
function spentBy(legs: readonly PaidLeg[], yearlyProducts: Cents, atOnce: Cents): number[] {
  let interest = 0;
  return [
    atOnce,
    ...monthlySchedule(legs).map((month) => {
      interest += month.interest;
      return atOnce + interest + (yearlyProducts * month.month) / 12;
    }),
  ];
}

function compensationOf(input: ChangeInput, way: Way): Cents {
  // The own bank gets no capital back, so it can charge no compensation (Ley 5/2019, article 23, paragraphs 4 and 6).
  if (way === 'novation') return 0;
  const cap = leavingCap(input, { ...input.subrogation, leaving: input.leaving });
  return Math.round((input.principal * Math.round(cap * 10)) / WHOLE);
}

function firstPayment(legs: readonly PaidLeg[]): Cents {
  return Math.round(legs[0]?.payment ?? 0);
}

function furthest(ahead: readonly Cents[]): { month: number; ahead: Cents } {
  return ahead.reduce((best, one, month) => (one > best.ahead ? { month, ahead: one } : best), { month: 0, ahead: 0 });
}

/**
 * A French loan that stays as it is, and the same one at another rate over the same months, by another bank and by the own
 * one. The rate / 12 is each month's, and none changes but a mixed one when its fixed part ends. What counts is what does
 * not come back; differences are rounded once, half a cent up. Throws RangeError for a loan, a rate or an amount that cannot be.
 */
export function changeBank(input: ChangeInput): ChangeResult {
  checkChange(input);
  const legs = legsOf(input, input);
  const payment = firstPayment(legs);
  const monthlyProducts = Math.round(input.yearlyProducts / 12);
  const today = spentBy(legs, input.yearlyProducts, 0);
  const subrogation = changed('subrogation');
  const novation = changed('novation');
  const spent = (by: readonly number[], month: number) => Math.round(by[month] ?? 0);
  return {
    payment,
    monthlyProducts,
    years: Array.from({ length: Math.ceil(input.months / 12) }, (_, year) => {
      const month = Math.min(input.months, (year + 1) * 12);
      return {
        month,
        today: spent(today, month),
        subrogation: spent(subrogation.spent, month),
        novation: spent(novation.spent, month),
      };
    }),
    subrogation: subrogation.loan,
    novation: novation.loan,
  };

  function changed(way: Way): { loan: ChangedLoan; spent: number[] } {
    const { yearlyProducts, expenses } = input[way];
    const own = legsOf(input, input[way]);
    const compensation = compensationOf(input, way);
    const costs = compensation + expenses + (way === 'subrogation' ? input.cancellation : 0);
    const by = spentBy(own, yearlyProducts, costs);
    const ahead = by.map((cost, month) => Math.round((today[month] ?? 0) - cost) + 0);
    const total = ahead.at(-1) ?? 0;
    const products = Math.round(yearlyProducts / 12);
    return {
      spent: by,
      loan: {
        payment: firstPayment(own),
        monthlyProducts: products,
        monthlySaving: payment + monthlyProducts - firstPayment(own) - products,
        compensation,
        costs,
        total,
        paysFrom: total > 0 ? ahead.findLastIndex((one) => one <= 0) + 1 : undefined,
        best: furthest(ahead),
      },
    };
  }
}
