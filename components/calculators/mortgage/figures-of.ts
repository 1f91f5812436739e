import type { MortgageInput, MortgageResult } from '@/lib/calculators/simulate-mortgage';
import { formatEuros, formatPrice } from '@/lib/money';
import { percent, wholeEuros } from '../shell/figures';

/** Above this a TAE only says that the loan is too small for its costs. A fraction. */
const TAE_SHOWN_UP_TO = 10;

/** Never "80 %" for a little more than 80: that would contradict the warning beside it. */
export function loanPart({ percent: part, isHigh }: MortgageResult['loanToValue']): string {
  return percent(part, { most: isHigh && part < 80.005 ? 9 : 2 });
}

export type TaeTexts = { none: string; huge: (limit: string) => string };

export function taeText(tae: number | undefined, texts: TaeTexts): string {
  if (tae === undefined) return texts.none;
  if (tae > TAE_SHOWN_UP_TO) return texts.huge(percent(TAE_SHOWN_UP_TO * 100));
  return percent(tae * 100, { least: 2, most: 2 });
}

export function rateText(annualRate: number): string {
  return percent(annualRate * 100, { most: 3 });
}

/** The rate, or both of a mixed loan. */
export function ratesText({ annualRate, mixed }: MortgageInput): string {
  const first = rateText(annualRate);
  return mixed ? `${first} / ${rateText(mixed.laterRate)}` : first;
}

/** Whole cents as "801.00", for machines. */
export function exactEuros(cents: number): string {
  return (Math.round(cents) / 100).toFixed(2);
}

/** The figures of a result as people read them. */
export function figuresOf({ price, savings }: MortgageInput, result: MortgageResult, tae: TaeTexts) {
  const { principal, monthlyPayment, totalInterest, totalPaid, costs, recommended, loanToValue } = result;
  return {
    price: formatPrice(price),
    savings: formatPrice(savings),
    payment: formatEuros(monthlyPayment),
    principal: formatPrice(principal),
    interest: wholeEuros(totalInterest),
    total: wholeEuros(totalPaid),
    tae: taeText(result.tae, tae),
    costs: formatPrice(costs.total),
    recommended: formatPrice(recommended.amount),
    shortfall: recommended.shortfall > 0 ? formatPrice(recommended.shortfall) : undefined,
    part: loanPart(loanToValue),
  };
}
