import type { OffersInput, OffersResult } from '@/lib/calculators/mortgage/compare-offers';
import type { ProductVerdict } from '@/lib/calculators/mortgage/judge-products';
import { OFFER_NAMES, type OfferName } from '@/lib/calculators/mortgage/loan-offer';
import { yearsText } from '@/lib/shared/i18n/years-and-months';
import { type Cents, formatEuros, lessBy, roundEuros } from '@/lib/shared/money';
import { isUnjudged, offerLetters as letters, productList, productNames } from './offer-texts';

function aMonth(amount: Cents, years: number): string {
  const monthly = Math.round(amount / (years * 12));
  return monthly === 0 ? 'menos de un céntimo al mes' : `${formatEuros(monthly)} al mes`;
}

function verdictText(name: OfferName, verdict: ProductVerdict, years: number): string {
  const { product, saved, products, gain } = verdict;
  const head = `${productNames[product]} (${letters[name]})`;
  const time = yearsText(years);
  const cost = products === 0 ? `no cuesta nada en ${time}` : `cuesta ${roundEuros(products)} en ${time}`;
  const both =
    saved === 0 ? `No te ahorra intereses y ${cost}` : `Te ahorra ${roundEuros(saved)} de intereses y ${cost}`;
  if (gain === 0) return `${head}: da igual tenerlo o no. ${both}.`;
  const amounts = `${lessBy(saved, products)}, ${aMonth(Math.abs(gain), years)}`;
  return gain > 0
    ? `${head}: compensa. ${both}: ganas ${amounts}.`
    : `${head}: no compensa. ${both}: pierdes ${amounts}.`;
}

function withoutThem({ keptYears }: OffersInput, { a, b, cheaper, cheaperWithout }: OffersResult): string {
  const costs = `Sin lo que no compensa, en ${yearsText(keptYears)} la A te cuesta ${roundEuros(a.judged.cost)} y la B, ${roundEuros(b.judged.cost)}`;
  if (cheaperWithout === undefined) return `${costs}: te cuestan lo mismo.`;
  const winner = `la ${letters[cheaperWithout]}, por ${lessBy(a.judged.cost, b.judged.cost)}`;
  if (cheaperWithout === cheaper) return `${costs}: sigue ganando ${winner}.`;
  return cheaper ? `${costs}: pasa a ganar ${winner}.` : `${costs}: gana ${winner}.`;
}

/** One sentence of each product that can be judged, what the offers cost without those that do not pay, and what is not known. */
export function productSentences(input: OffersInput, result: OffersResult): string[] {
  const verdicts = OFFER_NAMES.flatMap((name) =>
    result[name].judged.verdicts.map((verdict) => verdictText(name, verdict, input.keptYears)),
  );
  const isSomeDropped = OFFER_NAMES.some((name) => result[name].judged.dropped.length > 0);
  const unknown = OFFER_NAMES.flatMap((name) =>
    input[name].products.filter(isUnjudged).map(({ product }) => [name, product] as const),
  );
  return [
    ...verdicts,
    ...(isSomeDropped ? [withoutThem(input, result)] : []),
    ...(unknown.length > 0
      ? [`Falta cuánto baja el tipo: ${productList(unknown)}. Con eso te decimos si compensa.`]
      : []),
  ];
}
