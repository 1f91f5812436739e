import type { Words } from '@/components/calculators/shell/form/define-fields';
import type { PayoffComparison } from '@/lib/calculators/debt/compare-payoffs';
import { methodToFollow } from '@/lib/calculators/texts/payoff-note';
import type { CsvCell } from '@/lib/shared/csv';
import type { PayoffChoice } from './payoff-values';

export const PLANS = ['dearest', 'smallest', 'asToday'] as const;
export type PlanName = (typeof PLANS)[number];

type FileText = PlanName | `file${'Interest' | 'Paid' | 'Balance' | 'Debt'}` | 'monthColumn';

/** Every month as a row until nothing is owed by any plan, and what is left of each debt by the method to follow. */
export function payoffRows({ debts }: PayoffChoice, result: PayoffComparison, t: Words<FileText>): CsvCell[][] {
  const followed = methodToFollow(result);
  const months = Math.max(...PLANS.map((plan) => result[plan].schedule.length));
  const figures = [t('fileInterest'), t('filePaid'), t('fileBalance')];
  const cents = (amount = 0): CsvCell => ({ cents: amount });
  return [
    [
      t('monthColumn'),
      ...PLANS.flatMap((plan) => figures.map((figure) => `${t(plan)}: ${figure}`)),
      ...debts.map(({ name }) => `${t(followed)}: ${t('fileDebt', { name })}`),
    ],
    ...Array.from({ length: months }, (_, month) => [
      String(month),
      ...PLANS.flatMap((plan) => {
        const row = result[plan].schedule[month];
        return [cents(row?.interest), cents(row?.paid), cents(row?.balance)];
      }),
      ...debts.map((_debt, index) => cents(result[followed].schedule[month]?.balances[index])),
    ]),
  ];
}
