import { type Loan, yearlySchedule } from '@/lib/calculators/mortgage';
import type { Cents } from '@/lib/money';

type Household = {
  mortgage: Loan;
  yearsPaid: number;
  monthlySpending: Cents;
  yearsOfSpending: number;
  studies: Cents;
  /** What the employer's policy pays. */
  companyCover: Cents;
};

/** What would be needed (debt, spending, studies), what is insured (bank, company), and what lies between. */
export type FamilyCover = {
  debt: Cents;
  spending: Cents;
  studies: Cents;
  bank: Cents;
  company: Cents;
  gap: Cents;
  yearsOfSpending: number;
};

/** The bank's policy covers what is owed, as they usually do, and nothing else. */
export function familyCover(household: Household): FamilyCover {
  const { mortgage, yearsPaid, monthlySpending, yearsOfSpending, studies, companyCover } = household;
  const debt = yearlySchedule(mortgage)[yearsPaid - 1]?.balance ?? mortgage.principal;
  const spending = monthlySpending * 12 * yearsOfSpending;
  const gap = Math.max(0, spending + studies - companyCover);
  return { debt, spending, studies, bank: debt, company: companyCover, gap, yearsOfSpending };
}
