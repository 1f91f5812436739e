import type { FieldErrors, ParsedFields } from '@/components/calculators/shell/form/use-calculator';
import { type NumberRule, readNumber, writeGrouped } from '@/lib/calculators/input/number-input';
import type { Offer, OfferName, OffersInput } from '@/lib/calculators/mortgage/compare-offers';
import { type LoanAbove, loanRule, rateRule } from '@/lib/calculators/mortgage/loan-fields';

export const OFFER_NAMES = ['a', 'b'] as const satisfies readonly OfferName[];
/** The products that banks ask for in exchange for a lower rate. */
export const PRODUCTS = ['hogar', 'vida', 'alarma', 'tarjeta'] as const;
export type Product = (typeof PRODUCTS)[number];

export type OfferPart = 'tin' | 'comision' | Product;
export type OffersField =
  | 'oferta-prestamo'
  | 'oferta-plazo'
  | 'oferta-anos'
  | `oferta-${OfferName}-${OfferPart | 'bonificada'}`;
export type OffersValues = Readonly<Record<OffersField, string>>;

/** Cents for amounts, thousandths of a percentage point for rates. */
export const offerRules = {
  loan: loanRule,
  years: { decimals: 0, min: 1, max: 40 },
  tin: rateRule,
  comision: { decimals: 3, min: 0, max: 10_000 },
  product: { decimals: 2, min: 0, max: 100_000_00 },
} as const satisfies Record<string, NumberRule>;

export function ruleOf(part: OfferPart): NumberRule {
  return part === 'tin' || part === 'comision' ? offerRules[part] : offerRules.product;
}

const USUAL_YEARS_KEPT = 10;
/** How much a rate is usually lowered in exchange for products, in thousandths of a percentage point. */
const USUAL_REDUCTION = 600;

/** Offer A has the rate of the calculator above; B has a lower one, for a home and a life insurance. */
export function offerDefaults({
  principal = 160_000_00,
  years = 25,
  rate = 3_500,
}: Pick<LoanAbove, 'principal' | 'years' | 'rate'>): OffersValues {
  return {
    'oferta-prestamo': writeGrouped(Math.max(principal, loanRule.min), 2),
    'oferta-plazo': String(years),
    'oferta-anos': String(Math.min(USUAL_YEARS_KEPT, years)),
    'oferta-a-tin': writeGrouped(rate, 3),
    'oferta-a-comision': '0',
    'oferta-a-bonificada': 'no',
    'oferta-a-hogar': '0',
    'oferta-a-vida': '0',
    'oferta-a-alarma': '0',
    'oferta-a-tarjeta': '0',
    'oferta-b-tin': writeGrouped(Math.max(0, rate - USUAL_REDUCTION), 3),
    'oferta-b-comision': '0',
    'oferta-b-bonificada': 'si',
    'oferta-b-hogar': '250',
    'oferta-b-vida': '350',
    'oferta-b-alarma': '0',
    'oferta-b-tarjeta': '0',
  };
}

type Sentences = { kept: string; reduced: string };

/** Parses the fields. `sentences` are the errors that no `NumberRule` covers. */
export function readOffers(values: OffersValues, sentences: Sentences): ParsedFields<OffersField, OffersInput> {
  const errors: FieldErrors<OffersField> = {};
  const figure = (name: OffersField, rule: NumberRule) => {
    const reading = readNumber(values[name], rule);
    if (!reading.ok) errors[name] = { reason: reading.reason, rule };
    return reading.ok ? reading.value : Number.NaN;
  };
  const offer = (name: OfferName): Offer => {
    const isReduced = values[`oferta-${name}-bonificada`];
    if (isReduced !== 'si' && isReduced !== 'no') errors[`oferta-${name}-bonificada`] = { message: sentences.reduced };
    return {
      annualRate: figure(`oferta-${name}-tin`, offerRules.tin) / 100_000,
      commissionShare: figure(`oferta-${name}-comision`, offerRules.comision) / 100_000,
      yearlyProducts:
        isReduced === 'si'
          ? PRODUCTS.reduce((sum, product) => sum + figure(`oferta-${name}-${product}`, offerRules.product), 0)
          : 0,
    };
  };
  const principal = figure('oferta-prestamo', offerRules.loan);
  const years = figure('oferta-plazo', offerRules.years);
  const keptYears = figure('oferta-anos', offerRules.years);
  if (keptYears > years) errors['oferta-anos'] = { message: sentences.kept };
  const a = offer('a');
  const b = offer('b');
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, input: { principal, years, keptYears, a, b } };
}
