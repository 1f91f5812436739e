import { useTranslations } from 'next-intl';
import { ResultAnswer } from '@/components/calculators/shell/result/result-answer';
import type { MortgageResult } from '@/lib/calculators/mortgage/simulate-mortgage';
import { formatPrice } from '@/lib/shared/money';
import { type PlannedPurchase, usePurchaseSum } from './use-purchase-sum';

/**
 * The one sentence that decides, under the instalment: what is missing for deposit, taxes and costs, or without a community
 * for the advised savings. Nothing while the taxes of a community are being loaded.
 */
export function SavingsGap({ input, result }: { input: PlannedPurchase; result: MortgageResult }) {
  const t = useTranslations('Mortgage');
  const { sum } = usePurchaseSum(input);
  if (input.purchase && !sum) return null;
  const lack = sum ? sum.needed.shortfall : result.recommended.shortfall;
  const amount = formatPrice(lack);
  return (
    <ResultAnswer key={amount} screenOnly>
      {lack > 0 ? t(sum ? 'gapNeeded' : 'gapAdvised', { amount }) : t(sum ? 'gapNoneNeeded' : 'gapNoneAdvised')}
    </ResultAnswer>
  );
}
