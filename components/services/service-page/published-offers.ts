import type { Plan } from '@/lib/content/services/service-content';
import type { Cents } from '@/lib/money';

/** The plans that have a price in euros, as search engines are told of them. A share of a mortgage has none. */
export function publishedOffers(plans: readonly Plan[]): { name: string; price: Cents }[] {
  return plans.flatMap(({ name, price }) => {
    if (price.kind === 'share') return [];
    return [{ name, price: price.kind === 'free' ? 0 : price.amount }];
  });
}
