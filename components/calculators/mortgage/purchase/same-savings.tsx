import { ResultAnswer } from '@/components/calculators/shell/result/result-answer';
import { secondLoan } from '@/lib/calculators/mortgage/second-loan';
import type { secondLoanNote } from '@/lib/calculators/texts/second-loan-note';
import { type PlannedPurchase, usePurchaseSum } from './use-purchase-sum';

type Props = { input: PlannedPurchase; note: typeof secondLoanNote };

/**
 * Under the instalment: the loan if taxes and costs come out of the same savings. Nothing while the taxes of a community are
 * being loaded, or for a loan below its appraisal.
 */
export function SameSavings({ input, note }: Props) {
  const { sum } = usePurchaseSum(input);
  const second = input.purchase && !sum ? undefined : secondLoan(input, sum?.needed);
  if (!second) return null;
  const [loan, ...others] = note(input, second, !sum);
  return (
    <ResultAnswer screenOnly>
      <span>{loan}</span>{' '}
      {others.map((sentence) => (
        <span key={sentence} className="mt-2 block font-texto text-txt">
          {`${sentence} `}
        </span>
      ))}
    </ResultAnswer>
  );
}
