import { monthlyPayment, totalInterest } from '@/lib/calculators/mortgage/french-loan';
import { APPRAISAL, USUAL_LOAN_TO_VALUE_PERCENT } from '@/lib/calculators/mortgage/mortgage-costs';
import type { MortgageInput, MortgageResult } from '@/lib/calculators/mortgage/simulate-mortgage';
import { incomeFor } from '@/lib/calculators/texts/loan-figures';
import { mortgageNote } from '@/lib/calculators/texts/mortgage-note';
import { type Cents, formatEuros, formatPrice, roundEuros, wholeEuros } from '@/lib/shared/money';

const SHORTEST_YEARS = 15;
const STEP_YEARS = 5;
/** The savings missing for a loan of 80 % of the price, in whole euros, rounded up. */
export function missingForUsualLoan(price: Cents, principal: Cents): string {
  return wholeEuros(Math.ceil((principal * 100 - price * USUAL_LOAN_TO_VALUE_PERCENT) / 10_000) * 100);
}

function aboutTerm({ years, annualRate }: MortgageInput, result: MortgageResult): string | undefined {
  if (annualRate === 0) return undefined;
  const shortest = years === SHORTEST_YEARS;
  const otherYears = shortest ? years + STEP_YEARS : years - STEP_YEARS;
  const other = { principal: result.principal, annualRate, months: otherYears * 12 };
  const payment = monthlyPayment(other);
  const interest = Math.abs(totalInterest(other) - result.totalInterest);
  // Near 50 % a term changes the instalment by less than a cent.
  if (interest === 0 || payment === result.monthlyPayment) return undefined;
  if (shortest) return mortgageNote.longer(otherYears, formatEuros(payment), roundEuros(interest));
  return mortgageNote.shorter(
    otherYears,
    formatEuros(payment),
    roundEuros(payment - result.monthlyPayment),
    roundEuros(interest),
  );
}

function aboutRate(input: MortgageInput, result: MortgageResult): string | undefined {
  if (input.kind === 'fijo') return aboutTerm(input, result);
  if (input.kind === 'variable') {
    const worst = result.scenarios.at(-1);
    if (!worst || Math.round(worst.change) <= 0) return undefined;
    return mortgageNote.variable(formatEuros(Math.round(worst.payment)), roundEuros(Math.round(worst.change)));
  }
  const { mixed } = input;
  const { laterPayment, monthlyPayment: first } = result;
  if (!mixed || laterPayment === undefined) return undefined;
  const year = mixed.fixedYears + 1;
  if (mixed.laterRate === input.annualRate) return mortgageNote.mixedSame(year);
  if (laterPayment === first) return undefined;
  if (laterPayment > first)
    return mortgageNote.mixedDearer(year, formatEuros(laterPayment), roundEuros(laterPayment - first));
  return mortgageNote.mixedCheaper(year, formatEuros(laterPayment));
}

/** The adviser's comment: effort, what not to spend, and rate or term; for a loan below its appraisal, that it does not pay. */
export function adviserSentences(input: MortgageInput, result: MortgageResult): string[] {
  if (result.principal < APPRAISAL)
    return [mortgageNote.tooLittle(formatPrice(result.principal), wholeEuros(APPRAISAL))];
  const dearest = Math.max(result.monthlyPayment, result.laterPayment ?? 0);
  const sentences = [
    mortgageNote.effort(formatEuros(dearest), incomeFor(dearest, 35), incomeFor(dearest, 30)),
    mortgageNote.cushion,
    aboutRate(input, result),
  ];
  return sentences.filter((sentence) => sentence !== undefined);
}
