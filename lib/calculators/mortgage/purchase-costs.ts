import type { Cents } from '@/lib/shared/money';
import type { Community } from './communities';
import { assumedCosts, initialCosts } from './mortgage-costs';
import type { HomeKind } from './purchase-tax-table/purchase-tax-entry';
import { purchaseTaxes } from './purchase-taxes';

/** Where the home is, and whether it is new. */
export type HomePlace = { community: Community; home: HomeKind };

/**
 * What a purchase costs besides its price, in whole cents: the community's taxes and the initial costs, or without a
 * community 10 % of the price for both, rounded up. Never lower for a higher price. Throws as purchaseTaxes does.
 */
export function purchaseCosts(price: Cents, place: HomePlace | undefined): Cents {
  if (!place) return assumedCosts(price);
  return purchaseTaxes({ price, ...place }).total + initialCosts(price).total;
}
