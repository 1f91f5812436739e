import type { Cents } from '@/lib/shared/money';
import { type EuriborTurns, euriborTurns } from './euribor-turns';
import { type JudgedProducts, judgeProducts } from './judge-products';
import {
  checkOffer,
  commissionOf,
  dependsOnEuribor,
  type Offer,
  type OfferCosts,
  type OfferedLoan,
  type OfferName,
  offerCosts,
  offerLegs,
  yearlyProducts,
} from './loan-offer';
import { APPRAISAL } from './mortgage-costs';
import { effectiveAnnualRate } from './mortgage-tae';

/** `keptYears` is how long the loan is thought to be kept, in whole years up to its term. */
export type OffersInput = OfferedLoan & { keptYears: number; a: Offer; b: Offer };

/** Whole cents over the years that the loan is kept, each rounded once; `tae`, a fraction, is of the whole term. */
export type OfferResult = OfferCosts & {
  /** Rate of the first instalment, a fraction. */
  firstRate: number;
  monthlyPayment: Cents;
  /** Instalment of a mixed loan after its fixed years. */
  laterPayment: Cents | undefined;
  tae: number | undefined;
  judged: JudgedProducts;
};

/** What each offer has cost at the end of a year. */
type YearOfCosts = { year: number; a: Cents; b: Cents };

/** Years in a row, both included, at whose end the same offer has cost less; undefined while both cost the same. */
export type Lead = { cheaper: OfferName | undefined; from: number; to: number };

export type OffersResult = {
  a: OfferResult;
  b: OfferResult;
  /** From year 0, the day of the signature. */
  years: readonly YearOfCosts[];
  /** From year 1 to the last. */
  leads: readonly Lead[];
  /** After the years that the loan is kept, with all products of both offers. */
  cheaper: OfferName | undefined;
  /** The cheaper offer without the products that do not pay for themselves. */
  cheaperWithout: OfferName | undefined;
  /** Where the comparison with all products turns; undefined where both offers are fixed. */
  turns: EuriborTurns | undefined;
};

function checkInput(input: OffersInput): void {
  const { years, keptYears, a, b } = input;
  if (!(Number.isInteger(keptYears) && keptYears >= 1 && keptYears <= years))
    throw new RangeError('keptYears must be whole years from 1 to the term');
  checkOffer(a, input);
  checkOffer(b, input);
}

function resultOf(offer: Offer, input: OffersInput): OfferResult {
  const { principal, keptYears } = input;
  const legs = offerLegs(offer, input);
  const later = legs[1]?.payment;
  return {
    firstRate: legs[0]?.annualRate ?? 0,
    monthlyPayment: Math.round(legs[0]?.payment ?? 0),
    laterPayment: later === undefined ? undefined : Math.round(later),
    tae: effectiveAnnualRate(legs, commissionOf(offer, principal) + APPRAISAL, yearlyProducts(offer)),
    judged: judgeProducts(offer, (one) => offerCosts(one, input, keptYears)),
    ...offerCosts(offer, input, keptYears, legs),
  };
}

function cheaperOf(a: Cents, b: Cents): OfferName | undefined {
  if (a === b) return undefined;
  return a < b ? 'a' : 'b';
}

function yearsOf(input: OffersInput): YearOfCosts[] {
  const [legsA, legsB] = [offerLegs(input.a, input), offerLegs(input.b, input)];
  return Array.from({ length: input.years + 1 }, (_, year) => ({
    year,
    a: offerCosts(input.a, input, year, legsA).cost,
    b: offerCosts(input.b, input, year, legsB).cost,
  }));
}

function leadsOf(years: readonly YearOfCosts[]): Lead[] {
  const leads: Lead[] = [];
  for (const { year, a, b } of years.slice(1)) {
    const cheaper = cheaperOf(a, b);
    const last = leads.at(-1);
    if (last && last.cheaper === cheaper) last.to = year;
    else leads.push({ cheaper, from: year, to: year });
  }
  return leads;
}

function turnsOf(input: OffersInput): EuriborTurns | undefined {
  const { a, b, keptYears } = input;
  if (!dependsOnEuribor(a) && !dependsOnEuribor(b)) return undefined;
  const costAt = (offer: Offer): ((euribor: number) => Cents) => {
    const fixed = dependsOnEuribor(offer) ? undefined : offerCosts(offer, input, keptYears).cost;
    return (euribor) => fixed ?? offerCosts(offer, { ...input, euribor }, keptYears).cost;
  };
  const [costA, costB] = [costAt(a), costAt(b)];
  return euriborTurns(input.euribor, (euribor) => cheaperOf(costA(euribor), costB(euribor)));
}

/**
 * Two French loans of the same amount and term at the nominal annual rate / 12, each fixed, variable or mixed, with one
 * level of the Euríbor for both. Products are paid a year in advance. The TAE counts instalments, commission, appraisal and
 * products over the whole term (Ley 5/2019, article 8; Directive 2014/17/EU, annex I). The cost leaves out the appraisal,
 * which is the same for both. Amounts of different years are added up as they are paid. Throws RangeError for years, rates
 * or amounts that no loan has.
 */
export function compareOffers(input: OffersInput): OffersResult {
  checkInput(input);
  const a = resultOf(input.a, input);
  const b = resultOf(input.b, input);
  const years = yearsOf(input);
  return {
    a,
    b,
    years,
    leads: leadsOf(years),
    cheaper: cheaperOf(a.cost, b.cost),
    cheaperWithout: cheaperOf(a.judged.cost, b.judged.cost),
    turns: turnsOf(input),
  };
}
