import {
  defineFields,
  each,
  type NameIn,
  type TextIn,
  type Words,
} from '@/components/calculators/shell/form/define-fields';
import type { Texts } from '@/components/calculators/shell/form/field-texts';
import type { FieldErrors, ParsedFields } from '@/components/calculators/shell/form/use-calculator';
import type { OffersInput } from '@/lib/calculators/mortgage/compare-offers';
import { HIGHEST_LEVEL } from '@/lib/calculators/mortgage/euribor-turns';
import { type LoanAbove, loanRule, productsRule, rateRule, USUAL_PARTS } from '@/lib/calculators/mortgage/loan-fields';
import {
  OFFER_NAMES,
  type Offer,
  type OfferName,
  type OfferProduct,
  type OfferRate,
  PRODUCTS,
  type Product,
} from '@/lib/calculators/mortgage/loan-offer';
import { MORTGAGE_KINDS, type MortgageKind } from '@/lib/calculators/mortgage/simulate-mortgage';

const yearsRule = { decimals: 0, min: 1, max: 40 };
const commissionRule = { decimals: 3, min: 0, max: 10_000 };
const discountRule = { decimals: 3, min: 0, max: 5_000 };
const euriborRule = { ...rateRule, max: HIGHEST_LEVEL * 10 };
const share = { unit: '%', per: 100_000 } as const;
const points = { rule: discountRule, unit: 'unitPoints', per: 100_000 } as const;
const kinds = each(MORTGAGE_KINDS);

const followsEuribor = (offer: OfferName) => (values: Texts<string>) =>
  ['variable', 'mixto'].includes(values[`oferta-${offer}-tipo`] ?? '');
const asksEuribor = (values: Texts<string>) => OFFER_NAMES.some((offer) => followsEuribor(offer)(values));

/** Cents, whole years, fractions. */
export const offeredLoan = defineFields({
  principal: { name: 'oferta-prestamo', start: '160.000', rule: loanRule, unit: '€' },
  years: { name: 'oferta-plazo', start: '25', rule: yearsRule, unit: 'unitYears' },
  keptYears: { name: 'oferta-anos', start: '10', rule: yearsRule, unit: 'unitYears', hint: true },
  euribor: { name: 'oferta-euribor', start: '2,5', rule: euriborRule, ...share, hint: true, when: asksEuribor },
});

const offerFields = <Name extends OfferName>(offer: Name) => {
  const is = (kind: MortgageKind) => (values: Texts<string>) => values[`oferta-${offer}-tipo`] === kind;
  return defineFields({
    kind: { name: `oferta-${offer}-tipo`, start: 'fijo', options: kinds },
    rate: {
      name: `oferta-${offer}-tin`,
      start: '3,5',
      rule: rateRule,
      ...share,
      when: (values) => !is('variable')(values),
    },
    spread: { name: `oferta-${offer}-diferencial`, start: '1', rule: rateRule, ...share, when: followsEuribor(offer) },
    fixedYears: { name: `oferta-${offer}-fijos`, start: '5', rule: yearsRule, unit: 'unitYears', when: is('mixto') },
    commission: { name: `oferta-${offer}-comision`, start: '0', rule: commissionRule, ...share, hint: true },
    reduced: { name: `oferta-${offer}-bonificada`, start: 'no', options: { no: false, si: true } },
  });
};
export const offers = { a: offerFields('a'), b: offerFields('b') };

/** A product's cost a year, and by how much it lowers the rate. They start as of an offer that does not have it: without a row, and read as nothing. */
export const productFields = <Of extends Product>(offer: OfferName, product: Of) =>
  defineFields({
    productCost: { name: `oferta-${offer}-${product}`, start: '0', rule: productsRule, unit: 'unitYearly' },
    productDiscount: { name: `oferta-${offer}-${product}-baja`, start: '', ...points, optional: true },
  });

type Sets = typeof offeredLoan | (typeof offers)[OfferName] | ReturnType<typeof productFields<Product>>;
/** Field names, also the parameters of the address fragment. */
export type OffersField = NameIn<Sets>;
export type OffersValues = Texts<OffersField>;

/** Something is typed for the product. */
export function hasProduct(values: OffersValues, offer: OfferName, product: Product): boolean {
  const none = Object.entries(productFields(offer, product).starts());
  return none.some(([name, text]) => values[name as OffersField].trim() !== text);
}

/** How much a rate is usually lowered in exchange for products, in thousandths of a percentage point. */
const USUAL_REDUCTION = 600;
/** An example of how that is shared out. */
const USUAL_DISCOUNTS = { 'oferta-b-nomina-baja': '0,3', 'oferta-b-hogar-baja': '0,1', 'oferta-b-vida-baja': '0,2' };

type Above = Pick<LoanAbove, 'principal' | 'years' | 'rate'> &
  Partial<Pick<LoanAbove, 'kind' | 'parts' | 'fixedYears'>>;

/**
 * What a link means that leaves fields out: both offers are fixed, and how much a product lowers the rate is not known, as
 * in links of the tool that asked for neither.
 */
export function linkDefaults(above: Above): OffersValues {
  const { principal, years = 25, rate = 3_500, parts = USUAL_PARTS, fixedYears } = above;
  const { euribor, spread } = parts;
  const lower = { rate: rate - USUAL_REDUCTION, spread: spread - USUAL_REDUCTION };
  const products = OFFER_NAMES.flatMap((offer) => PRODUCTS.map((product) => productFields(offer, product).starts()));
  return {
    ...(Object.fromEntries(products.flatMap(Object.entries)) as (typeof products)[number]),
    ...offeredLoan.starts({ principal, years, keptYears: Math.min(10, years), euribor }),
    ...offers.a.starts({ rate, spread, fixedYears }),
    ...offers.b.starts({ ...lower, fixedYears, reduced: 'si' }),
    'oferta-b-hogar': '250',
    'oferta-b-vida': '350',
  };
}

/** Offer A is the loan of the calculator above; B has a lower rate, for a payroll, a home and a life insurance. */
export function offerDefaults(above: Above): OffersValues {
  const { kind = '', fixedYears = 5, years = 25 } = above;
  const isPossible = Object.hasOwn(kinds, kind) && (kind !== 'mixto' || fixedYears < years);
  return { ...linkDefaults(above), ...USUAL_DISCOUNTS, 'oferta-a-tipo': isPossible ? kind : 'fijo' };
}

/** Parses the fields that the form shows. */
export function readOffers(
  values: OffersValues,
  t: Words<TextIn<Sets> | 'keptYearsError' | 'fixedYearsError'>,
): ParsedFields<OffersField, OffersInput> {
  const errors: FieldErrors<OffersField> = {};
  const [{ euribor = 0, ...loan }, refuse] = offeredLoan.take(values, t, errors);
  if (loan.keptYears > loan.years) refuse('keptYears', t('keptYearsError'));
  const productOf = (offer: OfferName, product: Product): OfferProduct[] => {
    if (!hasProduct(values, offer, product)) return [];
    const [{ productCost, productDiscount }] = productFields(offer, product).take(values, t, errors);
    return [{ product, yearly: productCost, discount: productDiscount }];
  };
  const offerOf = (offer: OfferName): Offer => {
    const [read, refused] = offers[offer].take(values, t, errors);
    const { kind = 'fijo', rate: annualRate = 0, spread = 0, fixedYears = 0 } = read;
    if (fixedYears >= loan.years) refused('fixedYears', t('fixedYearsError'));
    const rates: Record<MortgageKind, OfferRate> = {
      fijo: { kind: 'fijo', annualRate },
      variable: { kind: 'variable', spread },
      mixto: { kind: 'mixto', annualRate, fixedYears, spread },
    };
    const products = read.reduced ? PRODUCTS.flatMap((product) => productOf(offer, product)) : [];
    return { rate: rates[kind], commissionShare: read.commission, products };
  };
  const [a, b] = [offerOf('a'), offerOf('b')];
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, input: { ...loan, euribor, a, b } };
}
