import type { Words } from '@/components/calculators/shell/form/define-fields';
import type { ChangedLoan, ChangeInput, ChangeResult, Way } from '@/lib/calculators/mortgage/change-bank';
import { percentCell } from '@/lib/calculators/take-away/percent-cell';
import type { CsvCell } from '@/lib/shared/csv';

type FileText = `file${'Month' | 'Rate' | 'Payment' | 'Products' | 'Costs' | 'Total'}` | 'today' | Way;

/** Today's loan and both offers in three columns: their figures, then what each has cost by the end of each year. */
export function changeRows(input: ChangeInput, result: ChangeResult, t: Words<FileText>): CsvCell[][] {
  const loans = [t('today'), t('subrogation'), t('novation')];
  const rates = [input, input.subrogation, input.novation].map(({ annualRate }) => percentCell(annualRate));
  const both = (name: string, today: CsvCell, part: (loan: ChangedLoan) => number): CsvCell[] => [
    name,
    today,
    { cents: part(result.subrogation) },
    { cents: part(result.novation) },
  ];
  return [
    ['', ...loans],
    [t('fileRate'), ...rates],
    both(t('filePayment'), { cents: result.payment }, ({ payment }) => payment),
    both(t('fileProducts'), { cents: result.monthlyProducts }, ({ monthlyProducts }) => monthlyProducts),
    both(t('fileCosts'), '', ({ costs }) => costs),
    both(t('fileTotal'), '', ({ total }) => total),
    [t('fileMonth'), ...loans],
    ...result.years.map(({ month, today, subrogation, novation }): CsvCell[] => [
      String(month),
      { cents: today },
      { cents: subrogation },
      { cents: novation },
    ]),
  ];
}
