import { useMemo } from 'react';
import { useLazyModule } from '@/components/shared/browser/use-lazy-module';
import type { PurchaseTaxes } from '@/lib/calculators/mortgage/purchase-taxes';
import type { SavingsNeeded } from '@/lib/calculators/mortgage/savings-needed';
import type { MortgageInput } from '@/lib/calculators/mortgage/simulate-mortgage';
import type { PurchaseChoice } from './purchase-values';

export const loadTaxes = () => import('./loaded-taxes');

export type LoadedTaxes = Awaited<ReturnType<typeof loadTaxes>>;

export type PlannedPurchase = MortgageInput & { purchase?: PurchaseChoice };

/** `loaded` are the texts of the taxes, which came with the table. */
export type PurchaseSum = {
  choice: PurchaseChoice;
  taxes: PurchaseTaxes;
  needed: SavingsNeeded;
  loaded: LoadedTaxes;
};

export function purchaseSum(input: PlannedPurchase, loaded: LoadedTaxes): PurchaseSum | undefined {
  const { price, savings, purchase: choice } = input;
  if (!choice) return undefined;
  const { community, home } = choice;
  const relief = loaded.reliefNamed(community, home, choice.relief);
  const taxes = loaded.purchaseTaxes({
    price,
    community,
    home,
    ...(relief && { relief: relief.id }),
    ...(choice.share && { share: choice.share }),
  });
  const needed = loaded.savingsNeeded({ price, savings, taxes: taxes.total });
  return { choice, taxes, needed, loaded };
}

export function useLoadedTaxes(wanted: boolean): { loaded: LoadedTaxes | undefined; failed: boolean } {
  const lazy = useLazyModule(loadTaxes, wanted);
  return { loaded: lazy.state === 'ready' ? lazy.module : undefined, failed: lazy.state === 'failed' };
}

/** `sum` is undefined without a community, and until the table has arrived. */
export function usePurchaseSum(input: PlannedPurchase): { sum: PurchaseSum | undefined; failed: boolean } {
  const { loaded, failed } = useLoadedTaxes(input.purchase !== undefined);
  const sum = useMemo(() => loaded && purchaseSum(input, loaded), [input, loaded]);
  return { sum, failed };
}
