import type { Cents } from '@/lib/shared/money';

/** Cents, nominal annual rate as a fraction (3.5 % is 0.035), whole months. */
export type Loan = { principal: Cents; annualRate: number; months: number };

/** `balance` is outstanding at the end of the year. */
export type ScheduleYear = { year: number; interest: Cents; principal: Cents; balance: Cents };

function checkLoan({ principal, annualRate, months }: Loan): void {
  if (!(principal >= 0 && Number.isFinite(principal))) throw new RangeError('principal must be 0 or more');
  if (!(annualRate >= 0 && Number.isFinite(annualRate))) throw new RangeError('annualRate must be 0 or more');
  if (!(Number.isInteger(months) && months > 0)) throw new RangeError('months must be a whole number from 1');
}

/** Unrounded; see monthlyPayment. expm1 and log1p keep 1 − (1 + i)^−n exact at rates near 0. */
export function exactPayment(loan: Loan): number {
  checkLoan(loan);
  const { principal, annualRate, months } = loan;
  const rate = annualRate / 12;
  return rate === 0 ? principal / months : (principal * rate) / -Math.expm1(-months * Math.log1p(rate));
}

/** Exact: a·(1 − (1 + i)^−(n − k)) / i, at 0 % a·(n − k). RangeError for an invalid loan, or k not whole in 0 to n. */
export function outstandingAfter(loan: Loan, paid: number): number {
  const payment = exactPayment(loan);
  const left = loan.months - paid;
  if (!(Number.isInteger(paid) && paid >= 0 && left >= 0)) throw new RangeError('paid must be within the term');
  if (paid === 0) return loan.principal;
  const rate = loan.annualRate / 12;
  return rate === 0 ? payment * left : (payment * -Math.expm1(-left * Math.log1p(rate))) / rate;
}

/**
 * French amortisation at i = nominal annual rate / 12: P·i / (1 − (1 + i)^−n), or P / n at 0 %, rounded to the cent.
 * Throws RangeError for a negative amount or rate and for a term that is not a whole number of months from 1.
 */
export function monthlyPayment(loan: Loan): Cents {
  return Math.round(exactPayment(loan));
}

/** From the exact instalment, so it differs by cents from months × the rounded one. */
export function totalInterest(loan: Loan): Cents {
  return Math.max(0, Math.round(exactPayment(loan) * loan.months - loan.principal));
}

/** Each figure is rounded to the cent from exact arithmetic. The last year may be short. */
export function yearlySchedule(loan: Loan): ScheduleYear[] {
  const rate = loan.annualRate / 12;
  const payment = exactPayment(loan);
  const years: ScheduleYear[] = [];
  let balance = loan.principal;
  let paid = 0;
  while (paid < loan.months) {
    const opening = balance;
    let interest = 0;
    const end = Math.min(paid + 12, loan.months);
    for (; paid < end; paid += 1) {
      interest += balance * rate;
      balance -= payment - balance * rate;
    }
    years.push({
      year: years.length + 1,
      interest: Math.round(interest),
      principal: Math.round(opening - balance),
      // Binary rounding leaves the last balance just above or below zero.
      balance: Math.max(0, Math.round(balance)),
    });
  }
  return years;
}

/** The first year from which on every year repays more principal than it pays interest. */
export function firstYearOfMorePrincipal<Year extends { interest: number; principal: number }>(
  schedule: readonly Year[],
): Year | undefined {
  return schedule[schedule.findLastIndex(({ principal, interest }) => principal <= interest) + 1];
}
