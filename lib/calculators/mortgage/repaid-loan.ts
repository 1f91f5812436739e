import type { Cents } from '@/lib/money';
import { exactPayment, type Loan } from './french-loan';
import { type RepaidLoanKind, repaymentCap } from './repayment-caps';

/** What is owed today, and what is repaid of it besides the instalments. Cents, fractions, whole months. */
export type RepaidLoan = Loan & {
  amount: Cents;
  /** Instalments that are paid before the first repayment; 0 is today. */
  firstMonth: number;
  isYearly: boolean;
  kind: RepaidLoanKind;
  monthsSigned: number;
};

/** After a repayment the loan ends earlier, or its instalment is lower. */
export type RepaymentEffect = 'shorter' | 'lower';

/** Exact, in cents. `balance` is owed after the instalment and the repayment of the month. */
export type RepaidMonth = {
  month: number;
  payment: number;
  interest: number;
  repaid: number;
  compensation: number;
  balance: number;
};

/** Cents. Less than that cannot be paid: what is left below it goes with the payment before it. */
const NOTHING = 0.5;

function checkRepayment({ amount, firstMonth, months }: RepaidLoan): void {
  if (!(Number.isSafeInteger(amount) && amount > 0)) throw new RangeError('amount must be whole cents above 0');
  if (!(Number.isInteger(firstMonth) && firstMonth >= 0 && firstMonth < months))
    throw new RangeError('firstMonth must be a whole number below the months left');
}

/**
 * Month by month until the original end of the loan, from month 0, which is today. A repayment comes right after the
 * instalment of its month, and is never higher than what is owed. The compensation is the highest that the law allows. For
 * nominal rates up to 20 % and 10 million euros the rounding of the recurrence stays below a hundredth of a cent. Throws
 * RangeError for an invalid loan or repayment.
 */
export function repayLoan(loan: RepaidLoan, effect: RepaymentEffect): RepaidMonth[] {
  checkRepayment(loan);
  const { principal, annualRate, months, amount, firstMonth, isYearly, kind, monthsSigned } = loan;
  let balance: number = principal;
  let agreed = exactPayment(loan);
  const rows: RepaidMonth[] = [];
  for (let month = 0; month <= months; month += 1) {
    const interest = month === 0 ? 0 : (balance * annualRate) / 12;
    const owed = balance + interest;
    const isLast = month === months || owed - agreed < NOTHING;
    const payment = month === 0 ? 0 : isLast ? owed : agreed;
    balance = owed - payment;
    const isDue = month === firstMonth || (isYearly && month > firstMonth && (month - firstMonth) % 12 === 0);
    const repaid = isDue ? (balance - amount < NOTHING ? balance : amount) : 0;
    const compensation = repaid === 0 ? 0 : repaid * repaymentCap(kind, monthsSigned + month);
    balance -= repaid;
    rows.push({ month, payment, interest, repaid, compensation, balance });
    if (repaid > 0 && effect === 'lower' && month < months)
      agreed = exactPayment({ principal: balance, annualRate, months: months - month });
  }
  return rows;
}
