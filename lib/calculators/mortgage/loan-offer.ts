import type { Cents } from '@/lib/shared/money';
import { outstandingAfter } from './french-loan';
import { type PaidLeg, payLegs } from './mortgage-legs';

export const OFFER_NAMES = ['a', 'b'] as const;
export type OfferName = (typeof OFFER_NAMES)[number];

/** What banks ask for in exchange for a lower rate. */
export const PRODUCTS = ['nomina', 'hogar', 'vida', 'alarma', 'tarjeta', 'otro'] as const;
export type Product = (typeof PRODUCTS)[number];

/** `discount` is what the product takes off the rate, a fraction; undefined where it is not known. `yearly` is its cost. */
export type OfferProduct = { product: Product; yearly: Cents; discount: number | undefined };

/** Fractions, with the discounts of all products taken off. A spread comes on top of the Euríbor, after the fixed years of a mixed loan. */
export type OfferRate =
  | { kind: 'fijo'; annualRate: number }
  | { kind: 'variable'; spread: number }
  | { kind: 'mixto'; annualRate: number; fixedYears: number; spread: number };

/** The commission is a fraction of the loan (0.5 % is 0.005). */
export type Offer = { rate: OfferRate; commissionShare: number; products: readonly OfferProduct[] };

/** What both offers share. `euribor`, a fraction, stays the same over the whole term. */
export type OfferedLoan = { principal: Cents; years: number; euribor: number };

/** Whole cents, each rounded once. `cost` is what does not come back: interest, commission and products. */
export type OfferCosts = { interest: Cents; commission: Cents; products: Cents; paid: Cents; owed: Cents; cost: Cents };

/** Commissions are read as thousandths of a percent, so that half a cent is exact and is rounded up. */
const COMMISSION_UNITS = 100_000;

function checkRate(rate: OfferRate, { years, euribor }: OfferedLoan): void {
  const parts = [
    ...(rate.kind === 'variable' ? [] : [rate.annualRate]),
    ...(rate.kind === 'fijo' ? [] : [rate.spread]),
  ];
  if (!parts.every((part) => part >= 0 && part <= 1)) throw new RangeError('rate and spread must be from 0 to 1');
  if (rate.kind !== 'fijo' && !(Math.abs(euribor) <= 1)) throw new RangeError('euribor must be a fraction');
  if (rate.kind === 'mixto' && !(Number.isInteger(rate.fixedYears) && rate.fixedYears >= 1 && rate.fixedYears < years))
    throw new RangeError('fixedYears must be whole years from 1, below the term');
}

/** Throws RangeError for rates, commissions or products that no offer has. */
export function checkOffer(offer: Offer, loan: OfferedLoan): void {
  const { rate, commissionShare, products } = offer;
  checkRate(rate, loan);
  if (!(commissionShare >= 0 && commissionShare < 1)) throw new RangeError('commissionShare must be from 0 to below 1');
  for (const { yearly, discount } of products) {
    if (!(Number.isSafeInteger(yearly) && yearly >= 0))
      throw new RangeError('a product must cost whole cents a year, from 0');
    if (discount !== undefined && !(discount >= 0 && discount <= 1))
      throw new RangeError('a discount must be from 0 to 1');
  }
  if (new Set(products.map(({ product }) => product)).size < products.length)
    throw new RangeError('an offer has each product once');
}

export function dependsOnEuribor({ rate }: Offer): boolean {
  return rate.kind !== 'fijo';
}

export function yearlyProducts({ products }: Offer): Cents {
  return products.reduce((sum, { yearly }) => sum + yearly, 0);
}

export function commissionOf({ commissionShare }: Offer, principal: Cents): Cents {
  return Math.round((principal * Math.round(commissionShare * COMMISSION_UNITS)) / COMMISSION_UNITS);
}

/** The offer without some of its products: each one's discount comes back on the rate, of a mixed loan on both parts. */
export function withoutProducts(offer: Offer, dropped: readonly Product[]): Offer {
  const isDropped = ({ product }: OfferProduct) => dropped.includes(product);
  const more = offer.products.filter(isDropped).reduce((sum, { discount = 0 }) => sum + discount, 0);
  const { rate } = offer;
  return {
    ...offer,
    products: offer.products.filter((product) => !isDropped(product)),
    rate: {
      ...rate,
      ...('annualRate' in rate && { annualRate: rate.annualRate + more }),
      ...('spread' in rate && { spread: rate.spread + more }),
    },
  };
}

/** A variable rate is never below 0 (Ley 5/2019, article 21.4). */
export function offerLegs({ rate }: Offer, { principal, years, euribor }: OfferedLoan): PaidLeg[] {
  const months = years * 12;
  if (rate.kind === 'fijo') return payLegs(principal, [{ annualRate: rate.annualRate, months }]);
  const variable = Math.max(0, euribor + rate.spread);
  if (rate.kind === 'variable') return payLegs(principal, [{ annualRate: variable, months }]);
  const fixedMonths = rate.fixedYears * 12;
  return payLegs(principal, [
    { annualRate: rate.annualRate, months: fixedMonths },
    { annualRate: variable, months: months - fixedMonths },
  ]);
}

/** Exact: what has been paid in instalments after so many whole years, and what is owed then. */
function afterMonths(legs: readonly PaidLeg[], kept: number): { instalments: number; owed: number } {
  let left = legs.reduce((sum, leg) => sum + leg.months, 0);
  let months = kept;
  let instalments = 0;
  for (const { payment, months: length, annualRate, opening } of legs) {
    if (months <= length) {
      const owed = outstandingAfter({ principal: opening, annualRate, months: left }, months);
      return { instalments: instalments + payment * months, owed };
    }
    instalments += payment * length;
    months -= length;
    left -= length;
  }
  throw new RangeError('the years kept must be within the term');
}

/** What an offer has cost after so many whole years, from 0 to the term, with the products that are in it. */
export function offerCosts(offer: Offer, loan: OfferedLoan, kept: number, legs = offerLegs(offer, loan)): OfferCosts {
  const { principal } = loan;
  const { instalments, owed } = afterMonths(legs, kept * 12);
  const commission = commissionOf(offer, principal);
  const products = yearlyProducts(offer) * kept;
  const interest = Math.round(instalments + owed - principal);
  return {
    commission,
    interest,
    products,
    paid: Math.round(instalments) + commission + products,
    owed: Math.round(owed),
    cost: interest + commission + products,
  };
}
