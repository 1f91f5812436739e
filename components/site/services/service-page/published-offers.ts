import type { Cents } from '@/lib/shared/money';
import type { Plan } from '@/lib/site/services/service-content';

/** Offers for the structured data. Plans priced as a percentage have none. */
export function publishedOffers(plans: readonly Plan[]): { name: string; price: Cents }[] {
  return plans.flatMap(({ name, price }) => {
    if (price.kind === 'share') return [];
    return [{ name, price: price.kind === 'free' ? 0 : price.amount }];
  });
}
