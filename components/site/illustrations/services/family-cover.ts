import { type Loan, yearlySchedule } from '@/lib/calculators/mortgage/french-loan';
import type { Cents } from '@/lib/shared/money';

type Household = {
  mortgage: Loan;
  yearsPaid: number;
  monthlySpending: Cents;
  yearsOfSpending: number;
  studies: Cents;
  /** Paid by the employer's policy. */
  companyCover: Cents;
};

/** Needs (debt, spending, studies), cover (bank, company) and the difference. */
export type FamilyCover = {
  debt: Cents;
  spending: Cents;
  studies: Cents;
  bank: Cents;
  company: Cents;
  gap: Cents;
  yearsOfSpending: number;
};

/** Assumes that the bank's policy covers exactly the outstanding debt. */
export function familyCover(household: Household): FamilyCover {
  const { mortgage, yearsPaid, monthlySpending, yearsOfSpending, studies, companyCover } = household;
  const debt = yearlySchedule(mortgage)[yearsPaid - 1]?.balance ?? mortgage.principal;
  const spending = monthlySpending * 12 * yearsOfSpending;
  const gap = Math.max(0, spending + studies - companyCover);
  return { debt, spending, studies, bank: debt, company: companyCover, gap, yearsOfSpending };
}
