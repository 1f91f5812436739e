import { USUAL_LOAN_TO_VALUE_PERCENT } from '@/lib/calculators/mortgage/mortgage-costs';
import type { MortgageResult } from '@/lib/calculators/mortgage/simulate-mortgage';
import { formatPercent } from '@/lib/shared/i18n/numbers';
import { type Cents, wholeEuros } from '@/lib/shared/money';

/** Rounded up when slightly above the usual maximum: "80 %" would contradict the warning beside it. */
export function loanPart({ percent: part, isHigh }: MortgageResult['loanToValue']): string {
  return formatPercent(isHigh ? Math.max(part, USUAL_LOAN_TO_VALUE_PERCENT + 0.01) : part, { most: 2 });
}

/** The income of which the payment is `percent`, in whole euros, rounded up. */
export function incomeFor(payment: Cents, percent: number): string {
  return wholeEuros(Math.ceil(payment / percent) * 100);
}
