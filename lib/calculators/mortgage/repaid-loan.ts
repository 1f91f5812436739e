import type { Cents } from '@/lib/shared/money';
import { exactPayment, type Loan } from './french-loan';
import { capOf, compensationSchemes, type Deed, type RepaidLoanKind } from './repayment-caps';

/** What is owed today, and what is repaid of it besides the instalments. Cents, fractions, whole months. */
export type RepaidLoan = Loan &
  Deed & {
    amount: Cents;
    /** Instalments that are paid before the first repayment; 0 is today. */
    firstMonth: number;
    isYearly: boolean;
    kind: RepaidLoanKind;
    /** Months that are left of the fixed part of a mixed loan, fewer than those of the loan. */
    fixedMonths?: number | undefined;
  };

/** After a repayment the loan ends earlier, or its instalment is lower. */
export type RepaymentEffect = 'shorter' | 'lower';

type PaidMonth = {
  month: number;
  payment: number;
  interest: number;
  repaid: number;
  balance: number;
};

/** Exact, in cents. `balance` is owed after the instalment and the repayment of the month. */
export type RepaidMonth = PaidMonth & { compensation: number };

/** Cents. Less than that cannot be paid: what is left below it goes with the payment before it. */
const NOTHING = 0.5;

function checkRepayment({ amount, firstMonth, months, kind, fixedMonths = 0 }: RepaidLoan): void {
  if (!(Number.isSafeInteger(amount) && amount > 0)) throw new RangeError('amount must be whole cents above 0');
  if (!(Number.isInteger(firstMonth) && firstMonth >= 0 && firstMonth < months))
    throw new RangeError('firstMonth must be a whole number below the months left');
  if (kind === 'mixto-fijo' && !(Number.isInteger(fixedMonths) && fixedMonths > 0 && fixedMonths < months))
    throw new RangeError('fixedMonths must be a whole number from 1, below the months left');
}

function payMonths(loan: RepaidLoan, effect: RepaymentEffect): PaidMonth[] {
  const { principal, annualRate, months, amount, firstMonth, isYearly } = loan;
  let balance: number = principal;
  let agreed = exactPayment(loan);
  const rows: PaidMonth[] = [];
  for (let month = 0; month <= months; month += 1) {
    const interest = month === 0 ? 0 : (balance * annualRate) / 12;
    const owed = balance + interest;
    const isLast = month === months || owed - agreed < NOTHING;
    const payment = month === 0 ? 0 : isLast ? owed : agreed;
    balance = owed - payment;
    const isDue = month === firstMonth || (isYearly && month > firstMonth && (month - firstMonth) % 12 === 0);
    const repaid = isDue ? (balance - amount < NOTHING ? balance : amount) : 0;
    balance -= repaid;
    rows.push({ month, payment, interest, repaid, balance });
    if (repaid > 0 && effect === 'lower' && month < months)
      agreed = exactPayment({ principal: balance, annualRate, months: months - month });
  }
  return rows;
}

/** Compensation of each month by the scheme that costs most over all of them; of equal ones the first. */
function compensations(paid: readonly PaidMonth[], loan: RepaidLoan): number[] {
  const { kind, monthsSigned, fixedMonths } = loan;
  const fixedUntil = fixedMonths === undefined ? undefined : monthsSigned + fixedMonths;
  const charges = compensationSchemes(kind, loan, fixedUntil).map((scheme) => {
    const charged = paid.map(({ month, repaid }) => repaid * capOf(scheme, monthsSigned + month));
    return { charged, total: charged.reduce((sum, one) => sum + one, 0) };
  });
  const dearest = charges.reduce((most, one) => (one.total > most.total ? one : most));
  return dearest.charged.map((hundredths) => hundredths / 10_000);
}

/**
 * Month by month until the original end of the loan, from month 0, which is today. A repayment comes right after the
 * instalment of its month, and is never higher than what is owed. The compensation is the highest that the law allows in
 * one contract, or what the deed sets. For nominal rates up to 20 % and 10 million euros the rounding of the recurrence stays
 * below a hundredth of a cent; over 40 years at 50 % of 1000 million euros, below ten euros. Throws RangeError for an invalid loan or repayment.
 */
export function repayLoan(loan: RepaidLoan, effect: RepaymentEffect): RepaidMonth[] {
  checkRepayment(loan);
  const paid = payMonths(loan, effect);
  const charged = compensations(paid, loan);
  return paid.map((month, index) => ({ ...month, compensation: charged[index] ?? 0 }));
}
