import type { RepaymentPlan } from '@/lib/calculators/mortgage/early-repayment';
import { type Deed, isUncounted } from '@/lib/calculators/mortgage/repayment-caps';
import { carriedCents } from '@/lib/calculators/take-away/carried-cents';
import type { CsvCell } from '@/lib/shared/csv';
import type { Cents } from '@/lib/shared/money';

/**
 * Every month as a row until nothing is owed; `heads` names the six columns. Cents are carried from row to row, so that the
 * rows add up: interest less instalment and repayment is what the balance changes by, and the last instalment is what is
 * left. The cells of a compensation that is not counted are empty.
 */
export function repaymentRows(
  { months, monthsSaved }: RepaymentPlan,
  { principal, ...deed }: { principal: Cents } & Omit<Deed, 'monthsSigned'>,
  heads: readonly string[],
): CsvCell[][] {
  const [paymentOf, interestOf] = [carriedCents(), carriedCents()];
  const [repaidOf, compensationOf] = [carriedCents(), carriedCents()];
  let owed = principal;
  const rows = months.slice(0, months.length - monthsSaved).map((exact) => {
    const interest = interestOf(exact.interest);
    const repaid = repaidOf(exact.repaid);
    const due = owed + interest - repaid;
    const payment = exact.balance === 0 ? due : paymentOf(exact.payment);
    owed = due - payment;
    const compensation: CsvCell = isUncounted(deed) ? '' : { cents: compensationOf(exact.compensation) };
    const cells = [{ cents: payment }, { cents: interest }, { cents: repaid }, compensation, { cents: owed }];
    return { isShown: exact.month > 0 || repaid > 0, cells: [String(exact.month), ...cells] };
  });
  return [[...heads], ...rows.filter(({ isShown }) => isShown).map(({ cells }) => cells)];
}
