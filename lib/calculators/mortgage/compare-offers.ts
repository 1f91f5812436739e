import type { Cents } from '@/lib/money';
import { exactPayment, outstandingAfter } from './french-loan';
import { APPRAISAL } from './mortgage-costs';
import { payLegs } from './mortgage-legs';
import { effectiveAnnualRate } from './mortgage-tae';

/** Rate and commission as fractions (0.5 % is 0.005), the products that lower the rate in cents a year. */
export type Offer = { annualRate: number; commissionShare: number; yearlyProducts: Cents };

/** `keptYears` is how long the loan is thought to be kept, in whole years up to its term. */
export type OffersInput = { principal: Cents; years: number; keptYears: number; a: Offer; b: Offer };

export type OfferName = 'a' | 'b';

/** Whole cents over the years that the loan is kept, each rounded once; `tae`, a fraction, is of the whole term. */
export type OfferResult = {
  monthlyPayment: Cents;
  tae: number | undefined;
  commission: Cents;
  interest: Cents;
  products: Cents;
  /** Instalments, commission and products. */
  paid: Cents;
  owed: Cents;
  /** What does not come back: interest, commission and products. */
  cost: Cents;
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
  /** After the years that the loan is kept. */
  cheaper: OfferName | undefined;
  difference: Cents;
};

/** Commissions are read as thousandths of a percent, so that half a cent is exact and is rounded up. */
const COMMISSION_UNITS = 100_000;

function checkOffer({ commissionShare, yearlyProducts }: Offer): void {
  if (!(commissionShare >= 0 && commissionShare < 1)) throw new RangeError('commissionShare must be from 0 to below 1');
  if (!(Number.isSafeInteger(yearlyProducts) && yearlyProducts >= 0))
    throw new RangeError('yearlyProducts must be whole cents from 0');
}

function checkYears({ years, keptYears }: OffersInput): void {
  if (!(Number.isInteger(keptYears) && keptYears >= 1 && keptYears <= years))
    throw new RangeError('keptYears must be whole years from 1 to the term');
}

function commissionOf({ commissionShare }: Offer, principal: Cents): Cents {
  return Math.round((principal * Math.round(commissionShare * COMMISSION_UNITS)) / COMMISSION_UNITS);
}

function afterYears(offer: Offer, { principal, years }: OffersInput, kept: number) {
  const loan = { principal, annualRate: offer.annualRate, months: years * 12 };
  const payment = exactPayment(loan);
  const owed = outstandingAfter(loan, kept * 12);
  const commission = commissionOf(offer, principal);
  const products = offer.yearlyProducts * kept;
  const interest = Math.round(payment * kept * 12 + owed - principal);
  return {
    commission,
    interest,
    products,
    paid: Math.round(payment * kept * 12) + commission + products,
    owed: Math.round(owed),
    cost: interest + commission + products,
  };
}

function resultOf(offer: Offer, input: OffersInput): OfferResult {
  const { principal, years, keptYears } = input;
  const legs = payLegs(principal, [{ annualRate: offer.annualRate, months: years * 12 }]);
  return {
    monthlyPayment: Math.round(legs[0]?.payment ?? 0),
    tae: effectiveAnnualRate(legs, commissionOf(offer, principal) + APPRAISAL, offer.yearlyProducts),
    ...afterYears(offer, input, keptYears),
  };
}

function cheaperOf({ a, b }: { a: Cents; b: Cents }): OfferName | undefined {
  if (a === b) return undefined;
  return a < b ? 'a' : 'b';
}

function leadsOf(years: readonly YearOfCosts[]): Lead[] {
  const leads: Lead[] = [];
  for (const { year, ...costs } of years.slice(1)) {
    const cheaper = cheaperOf(costs);
    const last = leads.at(-1);
    if (last && last.cheaper === cheaper) last.to = year;
    else leads.push({ cheaper, from: year, to: year });
  }
  return leads;
}

/**
 * Two French loans of the same amount and term at the nominal annual rate / 12. Products are paid a year in advance. The
 * TAE counts instalments, commission, appraisal and products over the whole term (Ley 5/2019, article 8; Directive
 * 2014/17/EU, annex I). The cost leaves out the appraisal, which is the same for both. Amounts of different years are added
 * up as they are paid. Throws RangeError for years, rates or amounts that no loan has.
 */
export function compareOffers(input: OffersInput): OffersResult {
  checkYears(input);
  checkOffer(input.a);
  checkOffer(input.b);
  const a = resultOf(input.a, input);
  const b = resultOf(input.b, input);
  const years = Array.from({ length: input.years + 1 }, (_, year) => ({
    year,
    a: afterYears(input.a, input, year).cost,
    b: afterYears(input.b, input, year).cost,
  }));
  return {
    a,
    b,
    years,
    leads: leadsOf(years),
    cheaper: cheaperOf({ a: a.cost, b: b.cost }),
    difference: Math.abs(a.cost - b.cost),
  };
}
