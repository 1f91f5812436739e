import type { MortgageResult } from '@/lib/calculators/mortgage/simulate-mortgage';
import { MortgageCosts } from './mortgage-costs';
import { PurchaseTaxList } from './purchase/purchase-tax-list';
import type { PlannedPurchase } from './purchase/use-purchase-sum';

/** Under the form: what the purchase costs besides the price. */
export function MortgageOutlay({ input, result }: { input: PlannedPurchase; result: MortgageResult }) {
  return (
    <MortgageCosts costs={result.costs}>
      <PurchaseTaxList input={input} />
    </MortgageCosts>
  );
}
