import type { Cents } from '@/lib/shared/money';
import { exactPayment } from './french-loan';
import { type RepaidLoan, type RepaidMonth, type RepaymentEffect, repayLoan } from './repaid-loan';

/** `netRate` is what the same money would earn invested, effective, a year, after costs and taxes; a fraction. */
export type RepaymentInput = RepaidLoan & { netRate: number };

/** Whole cents, each rounded once; `months` is exact, with fractions of cents. */
export type RepaymentPlan = {
  interestSaved: Cents;
  monthsSaved: number;
  /** The instalment after the first repayment; 0 when it pays the loan off. */
  payment: Cents;
  repaid: Cents;
  /** At most. */
  compensation: Cents;
  /** At the loan's original end: what is no longer paid in instalments, invested as it is saved. */
  leftByRepaying: Cents;
  /** At the same moment: repayments and compensations, invested instead. */
  leftByInvesting: Cents;
  better: 'repay' | 'invest' | undefined;
  /** The net yearly rate at which both leave the same; undefined where investing leaves more at any rate from 0. */
  equalRate: number | undefined;
  months: readonly RepaidMonth[];
};

export type RepaymentResult = {
  /** Without repaying. */
  payment: Cents;
  interest: Cents;
  shorter: RepaymentPlan;
  lower: RepaymentPlan;
};

function sum(months: readonly RepaidMonth[], part: (month: RepaidMonth) => number): number {
  return months.reduce((total, month) => total + part(month), 0);
}

/** The value at the end of amounts of months 0, 1, 2…, at a monthly rate. */
function valueAtEnd(amounts: readonly number[], monthlyRate: number): number {
  return amounts.reduce((value, amount) => value * (1 + monthlyRate) + amount, 0);
}

/** At the loan's own rate both leave the same but for the compensation, so that the searched rate is not above it. */
function equalMonthlyRate(gains: readonly number[], loanRate: number): number {
  let low = 0;
  let high = loanRate;
  for (let step = 0; step < 100 && high - low > 1e-16; step += 1) {
    const middle = (low + high) / 2;
    if (valueAtEnd(gains, middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function planFor(input: RepaymentInput, effect: RepaymentEffect): RepaymentPlan {
  const agreed = exactPayment(input);
  const months = repayLoan(input, effect);
  const interest = sum(months, (month) => month.interest);
  const interestSaved = Math.round(agreed * input.months - input.principal - interest);
  const compensation = Math.round(sum(months, (month) => month.compensation));
  const spared = months.map(({ month, payment }) => (month === 0 ? 0 : agreed - payment));
  const spent = months.map((month) => month.repaid + month.compensation);
  const monthlyRate = Math.expm1(Math.log1p(input.netRate) / 12);
  const leftByRepaying = Math.round(valueAtEnd(spared, monthlyRate));
  const leftByInvesting = Math.round(valueAtEnd(spent, monthlyRate));
  const gains = spared.map((amount, month) => amount - (spent[month] ?? 0));
  const last = months.findLast(({ payment, repaid }) => payment > 0 || repaid > 0);
  return {
    interestSaved,
    monthsSaved: input.months - (last?.month ?? 0),
    payment: Math.round(months[input.firstMonth + 1]?.payment ?? 0),
    repaid: Math.round(sum(months, (month) => month.repaid)),
    compensation,
    leftByRepaying,
    leftByInvesting,
    better: leftByRepaying === leftByInvesting ? undefined : leftByRepaying > leftByInvesting ? 'repay' : 'invest',
    equalRate: equalRateOf(),
    months,
  };

  function equalRateOf(): number | undefined {
    if (interestSaved < compensation) return undefined;
    if (interestSaved === compensation) return 0;
    return Math.expm1(12 * Math.log1p(equalMonthlyRate(gains, input.annualRate / 12)));
  }
}

/**
 * Early repayment of a French loan at the nominal annual rate / 12, which is taken to stay the same, with the highest
 * compensation that one contract may set by Ley 5/2019, article 23, or with what an earlier deed sets, none while that is not
 * said. Repaying is compared with investing the same money at a net yearly rate, compounded
 * monthly at (1 + r)^(1/12) − 1, until the loan's original end. Throws RangeError for an invalid loan, repayment or rate.
 */
export function earlyRepayment(input: RepaymentInput): RepaymentResult {
  if (!(input.netRate >= 0 && Number.isFinite(input.netRate))) throw new RangeError('netRate must be 0 or more');
  const payment = exactPayment(input);
  return {
    payment: Math.round(payment),
    interest: Math.max(0, Math.round(payment * input.months - input.principal)),
    shorter: planFor(input, 'shorter'),
    lower: planFor(input, 'lower'),
  };
}
