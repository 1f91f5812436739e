import type { Cents } from '@/lib/shared/money';
import { type Offer, type OfferCosts, type OfferProduct, type Product, withoutProducts } from './loan-offer';

/** Over the years kept, in cents: interest that the discount saves, what the product costs, and the first less the second. */
export type ProductVerdict = { product: Product; saved: Cents; products: Cents; gain: Cents };

/** `dropped` are the products whose discount is not worth their cost, `cost` is what the offer costs without them. */
export type JudgedProducts = { verdicts: readonly ProductVerdict[]; dropped: readonly Product[]; cost: Cents };

/** All ways to leave some of them out, the fewest first. */
function subsets<Item>(items: readonly Item[]): Item[][] {
  let all: Item[][] = [[]];
  for (const item of items) all = all.concat(all.map((set) => [...set, item]));
  return all.sort((one, other) => one.length - other.length);
}

/**
 * Which products of an offer pay for themselves. Discounts add up on the rate but not exactly in interest, so every
 * combination is tried: the cheapest one is kept, of equal ones the one with most products. A product in it gains what the
 * offer would cost more without it, one that is left out loses what the offer would cost more with it; a gain of 0 is none
 * of both. So no product outside is worth taking and none inside is worth leaving. A product whose discount is not known
 * is never left out and has no verdict. `costsOf` gives the costs over the years kept.
 */
export function judgeProducts(offer: Offer, costsOf: (offer: Offer) => OfferCosts): JudgedProducts {
  const judged = offer.products.filter(({ discount }) => discount !== undefined).map(({ product }) => product);
  const without = (dropped: readonly Product[]) => costsOf(withoutProducts(offer, dropped));
  const [all = [], ...others] = subsets(judged);
  const cheapest = others.reduce(
    (best, dropped) => {
      const { cost } = without(dropped);
      return cost < best.cost ? { dropped, cost } : best;
    },
    { dropped: all, cost: without(all).cost },
  );
  const verdictOf = ({ product }: OfferProduct): ProductVerdict => {
    const others = cheapest.dropped.filter((other) => other !== product);
    const [taken, left] = [without(others), without([...others, product])];
    return {
      product,
      saved: left.interest - taken.interest,
      products: taken.products - left.products,
      gain: left.cost - taken.cost,
    };
  };
  return {
    verdicts: offer.products.filter(({ product }) => judged.includes(product)).map(verdictOf),
    ...cheapest,
  };
}
