import type { MortgageInput, MortgageResult } from '@/lib/calculators/mortgage/simulate-mortgage';
import { loanPart } from '@/lib/calculators/texts/loan-figures';
import { formatPercent, formatRate } from '@/lib/shared/i18n/numbers';
import { formatEuros, formatPrice, wholeEuros } from '@/lib/shared/money';

/** A fraction. A higher TAE only means that the loan is small against its costs. */
const TAE_SHOWN_UP_TO = 10;

type TaeTexts = { none: string; huge: (limit: string) => string };

function taeText(tae: number | undefined, texts: TaeTexts): string {
  if (tae === undefined) return texts.none;
  if (tae > TAE_SHOWN_UP_TO) return texts.huge(formatPercent(TAE_SHOWN_UP_TO * 100));
  return formatPercent(tae * 100, { least: 2, most: 2 });
}

/** The rate, or both rates of a mixed loan. */
export function ratesText({ annualRate, mixed }: MortgageInput): string {
  const first = formatRate(annualRate);
  return mixed ? `${first} / ${formatRate(mixed.laterRate)}` : first;
}

/** Formatted figures of a result. */
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
    part: loanPart(loanToValue),
  };
}
