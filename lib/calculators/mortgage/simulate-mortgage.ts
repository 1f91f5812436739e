import type { Cents } from '@/lib/shared/money';
import { APPRAISAL, type InitialCosts, initialCosts, loanToValue, recommendedSavings } from './mortgage-costs';
import {
  byYear,
  monthlySchedule,
  type PaidLeg,
  payLegs,
  type ScheduleMonth,
  totalPaid,
  type YearOfPayments,
} from './mortgage-legs';
import { type RateScenario, variableScenarios } from './mortgage-scenarios';
import { effectiveAnnualRate } from './mortgage-tae';

export const MORTGAGE_KINDS = ['fijo', 'variable', 'mixto'] as const;
export type MortgageKind = (typeof MORTGAGE_KINDS)[number];

/** Cents, whole years, rates as fractions. `laterRate` follows the fixed years. */
export type MortgageInput = {
  price: Cents;
  savings: Cents;
  years: number;
  annualRate: number;
  kind: MortgageKind;
  mixed?: { fixedYears: number; laterRate: number };
};

/** Whole cents; `legs`, `months`, `years` and `scenarios` are exact, with fractions of cents. */
export type MortgageResult = {
  principal: Cents;
  monthlyPayment: Cents;
  /** Instalment of a mixed loan after its fixed years. */
  laterPayment: Cents | undefined;
  totalInterest: Cents;
  totalPaid: Cents;
  costs: InitialCosts;
  recommended: { amount: Cents; shortfall: Cents };
  loanToValue: { percent: number; isHigh: boolean };
  /** A fraction, appraisal included; undefined where the appraisal costs as much as the loan. */
  tae: number | undefined;
  legs: readonly PaidLeg[];
  months: readonly ScheduleMonth[];
  years: readonly YearOfPayments[];
  /** Only a variable loan has scenarios. */
  scenarios: readonly RateScenario[];
};

function rateLegs({ years, annualRate, kind, mixed }: MortgageInput) {
  if (kind !== 'mixto') return [{ annualRate, months: years * 12 }];
  if (!mixed) throw new RangeError('a mixed loan needs its fixed years and its later rate');
  const { fixedYears, laterRate } = mixed;
  return [
    { annualRate, months: fixedYears * 12 },
    { annualRate: laterRate, months: (years - fixedYears) * 12 },
  ];
}

function inCents(legs: readonly PaidLeg[]): Pick<MortgageResult, 'monthlyPayment' | 'laterPayment'> {
  const later = legs[1]?.payment;
  return {
    monthlyPayment: Math.round(legs[0]?.payment ?? 0),
    laterPayment: later === undefined ? undefined : Math.round(later),
  };
}

/** The instalments of another principal at the same rates and terms. */
export function paymentsOf(input: MortgageInput, principal: Cents) {
  return inCents(payLegs(principal, rateLegs(input)));
}

/**
 * French loan at the nominal annual rate / 12. The TAE of a variable loan assumes that its rate never changes. Throws
 * RangeError for savings that are not below the price and for impossible loans.
 */
export function simulateMortgage(input: MortgageInput): MortgageResult {
  const { price, savings, years, annualRate, kind } = input;
  if (!(Number.isSafeInteger(savings) && savings >= 0 && savings < price))
    throw new RangeError('savings must be whole cents from 0 to less than the price');
  const principal = price - savings;
  const legs = payLegs(principal, rateLegs(input));
  const months = monthlySchedule(legs);
  const paid = totalPaid(legs);
  return {
    principal,
    ...inCents(legs),
    // At 0 % binary rounding leaves it just below zero.
    totalInterest: Math.max(0, Math.round(paid - principal)),
    totalPaid: Math.round(paid),
    costs: initialCosts(price),
    recommended: recommendedSavings(price, savings),
    loanToValue: loanToValue(price, principal),
    tae: effectiveAnnualRate(legs, APPRAISAL),
    legs,
    months,
    years: byYear(months),
    scenarios: kind === 'variable' ? variableScenarios({ principal, annualRate, months: years * 12 }) : [],
  };
}
