import { monthlyPayment, totalInterest } from '@/lib/calculators/mortgage/french-loan';
import { APPRAISAL, USUAL_LOAN_TO_VALUE_PERCENT } from '@/lib/calculators/mortgage/mortgage-costs';
import type { SavingsNeeded } from '@/lib/calculators/mortgage/savings-needed';
import type { MortgageInput, MortgageResult } from '@/lib/calculators/mortgage/simulate-mortgage';
import { mortgageNote } from '@/lib/calculators/texts/mortgage-note';
import { type Cents, formatEuros, formatPrice, roundEuros, wholeEuros } from '@/lib/shared/money';
import { loanPart } from './figures-of';

const SHORTEST_YEARS = 15;
const STEP_YEARS = 5;
const EURO = 100;

/** The income of which the payment is `percent`, in whole euros, rounded up. */
function incomeFor(payment: Cents, percent: number): string {
  return wholeEuros(Math.ceil(payment / percent) * 100);
}

/** The savings missing for a loan of 80 % of the price, in whole euros, rounded up. */
export function missingForUsualLoan(price: Cents, principal: Cents): string {
  return wholeEuros(Math.ceil((principal * 100 - price * USUAL_LOAN_TO_VALUE_PERCENT) / 10_000) * 100);
}

function aboutSavings({ price, savings }: MortgageInput, result: MortgageResult, needed?: SavingsNeeded): string {
  const { principal, loanToValue, recommended } = result;
  if (loanToValue.isHigh) {
    const missing = missingForUsualLoan(price, principal);
    const isSlight = principal * 100 <= price * (USUAL_LOAN_TO_VALUE_PERCENT + 1);
    return isSlight ? mortgageNote.slightlyTooMuch(missing) : mortgageNote.tooMuch(loanPart(loanToValue), missing);
  }
  if (needed) return aboutNeeded(needed, savings, recommended.amount);
  if (recommended.shortfall >= EURO) return mortgageNote.noMargin(wholeEuros(recommended.shortfall));
  const rest = savings - recommended.amount;
  return rest >= EURO ? mortgageNote.enoughWithRest(wholeEuros(rest)) : mortgageNote.enough;
}

function aboutNeeded({ taxes, total, shortfall }: SavingsNeeded, savings: Cents, recommended: Cents): string {
  const [tax, sum] = [wholeEuros(taxes), wholeEuros(total)] as const;
  if (shortfall >= EURO) return mortgageNote.taxesMissing(tax, sum, wholeEuros(shortfall));
  const air = Math.max(total, recommended) - savings;
  if (air >= EURO) return mortgageNote.taxesWithoutAir(sum, wholeEuros(air));
  return air <= -EURO ? mortgageNote.taxesWithRest(sum, wholeEuros(-air)) : mortgageNote.taxesPaid(sum);
}

function aboutTerm({ years, annualRate }: MortgageInput, result: MortgageResult): string | undefined {
  if (annualRate === 0) return undefined;
  const shortest = years === SHORTEST_YEARS;
  const otherYears = shortest ? years + STEP_YEARS : years - STEP_YEARS;
  const other = { principal: result.principal, annualRate, months: otherYears * 12 };
  const payment = monthlyPayment(other);
  const interest = Math.abs(totalInterest(other) - result.totalInterest);
  if (interest === 0) return undefined;
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
    return worst && mortgageNote.variable(formatEuros(Math.round(worst.payment)), roundEuros(Math.round(worst.change)));
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

/** The adviser's comment: effort, savings (with the taxes, where they are known), and rate or term; for a loan below its appraisal, that it does not pay. */
export function adviserSentences(input: MortgageInput, result: MortgageResult, needed?: SavingsNeeded): string[] {
  if (result.principal < APPRAISAL)
    return [
      mortgageNote.tooLittle(formatPrice(result.principal), wholeEuros(APPRAISAL)),
      aboutSavings(input, result, needed),
    ];
  const dearest = Math.max(result.monthlyPayment, result.laterPayment ?? 0);
  const sentences = [
    mortgageNote.effort(formatEuros(dearest), incomeFor(dearest, 35), incomeFor(dearest, 30)),
    aboutSavings(input, result, needed),
    aboutRate(input, result),
  ];
  return sentences.filter((sentence) => sentence !== undefined);
}
