import type { FieldErrors, ParsedFields } from '@/components/calculators/shell/form/use-calculator';
import { type NumberRule, readNumber, writeGrouped } from '@/lib/calculators/input/number-input';
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

type RatePart = 'tin' | 'diferencial' | 'fijos' | 'comision';
/** A product's cost a year, and by how much it lowers the rate. */
export type OfferPart = RatePart | Product | `${Product}-baja`;
type SharedField = 'oferta-prestamo' | 'oferta-plazo' | 'oferta-anos' | 'oferta-euribor';
/** Field names, also the parameters of the address fragment. */
export type OffersField = SharedField | `oferta-${OfferName}-${OfferPart | 'tipo' | 'bonificada'}`;
export type OffersValues = Readonly<Record<OffersField, string>>;

const yearsRule: NumberRule = { decimals: 0, min: 1, max: 40 };

/** Cents for amounts, thousandths of a percentage point for rates. */
export const offerRules = {
  loan: loanRule,
  years: yearsRule,
  euribor: { ...rateRule, max: HIGHEST_LEVEL * 10 },
  tin: rateRule,
  diferencial: rateRule,
  fijos: yearsRule,
  comision: { decimals: 3, min: 0, max: 10_000 },
  product: productsRule,
  discount: { decimals: 3, min: 0, max: 5_000 },
} as const satisfies Record<string, NumberRule>;

export function ruleOf(part: OfferPart): NumberRule {
  if (part === 'tin' || part === 'diferencial' || part === 'fijos' || part === 'comision') return offerRules[part];
  return part.endsWith('-baja') ? offerRules.discount : offerRules.product;
}

/** What stands in the fields of a product that an offer does not have: without a row of its own, and read as nothing. */
const NO_PRODUCT = { cost: '0', discount: '' };

/** Which fields one product has, with what they hold while the offer does not have it. */
export function emptyProduct(offer: OfferName, product: Product) {
  return [
    [`oferta-${offer}-${product}`, NO_PRODUCT.cost],
    [`oferta-${offer}-${product}-baja`, NO_PRODUCT.discount],
  ] as const;
}

/** Something is typed for the product. */
export function hasProduct(values: OffersValues, offer: OfferName, product: Product): boolean {
  return emptyProduct(offer, product).some(([name, text]) => values[name].trim() !== text);
}

export function isKind(text: string): text is MortgageKind {
  return MORTGAGE_KINDS.some((kind) => kind === text);
}

/** Only then the form asks for the Euríbor. */
export function asksEuribor(values: OffersValues): boolean {
  return OFFER_NAMES.some((name) => ['variable', 'mixto'].includes(values[`oferta-${name}-tipo`]));
}

const USUAL_YEARS_KEPT = 10;
const USUAL_FIXED_YEARS = 5;
/** How much a rate is usually lowered in exchange for products, in thousandths of a percentage point. */
const USUAL_REDUCTION = 600;
/** An example of how that is shared out. */
const USUAL_DISCOUNTS = { 'oferta-b-nomina-baja': '0,3', 'oferta-b-hogar-baja': '0,1', 'oferta-b-vida-baja': '0,2' };

function noProducts(offer: OfferName): readonly (readonly [OffersField, string])[] {
  return PRODUCTS.flatMap((product) => emptyProduct(offer, product));
}

type Above = Pick<LoanAbove, 'principal' | 'years' | 'rate'> &
  Partial<Pick<LoanAbove, 'kind' | 'parts' | 'fixedYears'>>;

/**
 * What a link means that leaves fields out: both offers are fixed, and how much a product lowers the rate is not known, as
 * in links of the tool that asked for neither.
 */
export function linkDefaults({
  principal = 160_000_00,
  years = 25,
  rate = 3_500,
  parts,
  fixedYears,
}: Above): OffersValues {
  const { euribor, spread } = parts ?? USUAL_PARTS;
  const fixed = fixedYears ?? USUAL_FIXED_YEARS;
  const lower = (part: number) => writeGrouped(Math.max(0, part - USUAL_REDUCTION), rateRule.decimals);
  return {
    ...(Object.fromEntries([...noProducts('a'), ...noProducts('b')]) as Record<OffersField, string>),
    'oferta-prestamo': writeGrouped(Math.max(principal, loanRule.min), 2),
    'oferta-plazo': String(years),
    'oferta-anos': String(Math.min(USUAL_YEARS_KEPT, years)),
    'oferta-euribor': writeGrouped(Math.min(euribor, offerRules.euribor.max), rateRule.decimals),
    'oferta-a-tipo': 'fijo',
    'oferta-a-tin': writeGrouped(rate, rateRule.decimals),
    'oferta-a-diferencial': writeGrouped(spread, rateRule.decimals),
    'oferta-a-fijos': String(fixed),
    'oferta-a-comision': '0',
    'oferta-a-bonificada': 'no',
    'oferta-b-tipo': 'fijo',
    'oferta-b-tin': lower(rate),
    'oferta-b-diferencial': lower(spread),
    'oferta-b-fijos': String(fixed),
    'oferta-b-comision': '0',
    'oferta-b-bonificada': 'si',
    'oferta-b-hogar': '250',
    'oferta-b-vida': '350',
  };
}

/** Offer A is the loan of the calculator above; B has a lower rate, for a payroll, a home and a life insurance. */
export function offerDefaults(above: Above): OffersValues {
  const { kind = '', fixedYears = USUAL_FIXED_YEARS, years = 25 } = above;
  const isPossible = isKind(kind) && (kind !== 'mixto' || fixedYears < years);
  return { ...linkDefaults(above), ...USUAL_DISCOUNTS, 'oferta-a-tipo': isPossible ? kind : 'fijo' };
}

type Sentences = { kept: string; reduced: string; kind: string; fixedYears: string };

/** Parses the fields that the form shows. `sentences` are the errors that no `NumberRule` covers. */
export function readOffers(values: OffersValues, sentences: Sentences): ParsedFields<OffersField, OffersInput> {
  const errors: FieldErrors<OffersField> = {};
  const figure = (name: OffersField, rule: NumberRule): number => {
    const reading = readNumber(values[name], rule);
    if (!reading.ok) errors[name] = { reason: reading.reason, rule };
    return reading.ok ? reading.value : Number.NaN;
  };
  const share = (name: OffersField, rule: NumberRule) => figure(name, rule) / 100_000;
  const principal = figure('oferta-prestamo', offerRules.loan);
  const years = figure('oferta-plazo', offerRules.years);
  const keptYears = figure('oferta-anos', offerRules.years);
  if (keptYears > years) errors['oferta-anos'] = { message: sentences.kept };
  const euribor = asksEuribor(values) ? share('oferta-euribor', offerRules.euribor) : 0;

  const rateOf = (name: OfferName): OfferRate => {
    const kind = values[`oferta-${name}-tipo`];
    if (!isKind(kind)) errors[`oferta-${name}-tipo`] = { message: sentences.kind };
    if (kind === 'variable') return { kind, spread: share(`oferta-${name}-diferencial`, offerRules.diferencial) };
    const annualRate = share(`oferta-${name}-tin`, offerRules.tin);
    if (kind !== 'mixto') return { kind: 'fijo', annualRate };
    const fixedYears = figure(`oferta-${name}-fijos`, offerRules.fijos);
    if (fixedYears >= years) errors[`oferta-${name}-fijos`] = { message: sentences.fixedYears };
    return { kind, annualRate, fixedYears, spread: share(`oferta-${name}-diferencial`, offerRules.diferencial) };
  };
  const productOf = (name: OfferName, product: Product): OfferProduct[] => {
    if (!hasProduct(values, name, product)) return [];
    const yearly = figure(`oferta-${name}-${product}`, offerRules.product);
    const isKnown = values[`oferta-${name}-${product}-baja`].trim() !== '';
    const discount = isKnown ? share(`oferta-${name}-${product}-baja`, offerRules.discount) : undefined;
    return [{ product, yearly, discount }];
  };
  const offer = (name: OfferName): Offer => {
    const isReduced = values[`oferta-${name}-bonificada`];
    if (isReduced !== 'si' && isReduced !== 'no') errors[`oferta-${name}-bonificada`] = { message: sentences.reduced };
    return {
      rate: rateOf(name),
      commissionShare: share(`oferta-${name}-comision`, offerRules.comision),
      products: isReduced === 'si' ? PRODUCTS.flatMap((product) => productOf(name, product)) : [],
    };
  };
  const a = offer('a');
  const b = offer('b');
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, input: { principal, years, keptYears, euribor, a, b } };
}
