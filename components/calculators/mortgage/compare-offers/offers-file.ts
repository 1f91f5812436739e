import { writeNumber } from '@/lib/calculators/input/number-input';
import type { OfferResult, OffersInput, OffersResult } from '@/lib/calculators/mortgage/compare-offers';
import { PRODUCTS, type Product } from '@/lib/calculators/mortgage/loan-offer';
import type { CsvCell } from '@/lib/shared/csv';

/** Heads of the columns, and of the rows that stand before the years. */
type FileTexts = {
  offers: readonly [string, string];
  year: string;
  rows: Record<'rate' | 'tae' | 'payment' | 'cost' | 'euribor' | 'later' | 'without', string>;
  gain: (product: Product) => string;
};

function percent(fraction: number): string {
  return writeNumber(Math.round(fraction * 100_000), 3);
}

/** The rows that only some comparisons have: each is left out where neither offer has anything in it. */
function moreRows({ euribor }: OffersInput, result: OffersResult, { rows, gain }: FileTexts): CsvCell[][] {
  const { a, b, turns } = result;
  const both = (label: string, part: (offer: OfferResult) => number | undefined): CsvCell[][] => {
    const amounts = [part(a), part(b)];
    if (amounts.every((amount) => amount === undefined)) return [];
    return [[label, ...amounts.map((cents): CsvCell => (cents === undefined ? '' : { cents }))]];
  };
  const isSomeDropped = [a, b].some(({ judged }) => judged.dropped.length > 0);
  return [
    ...(turns ? [[rows.euribor, percent(euribor), percent(euribor)]] : []),
    ...both(rows.later, ({ laterPayment }) => laterPayment),
    ...PRODUCTS.flatMap((product) =>
      both(gain(product), ({ judged }) => judged.verdicts.find((verdict) => verdict.product === product)?.gain),
    ),
    ...(isSomeDropped ? both(rows.without, ({ judged }) => judged.cost) : []),
  ];
}

/**
 * Both offers in two columns: the rate at the start, TAE, instalment, cost while it is kept, what the Euríbor and the
 * products do to it, then the cost by the end of each year.
 */
export function offersRows(input: OffersInput, result: OffersResult, texts: FileTexts): CsvCell[][] {
  const { rows, year, offers } = texts;
  const tae = (fraction: number | undefined) => (fraction === undefined ? '' : percent(fraction));
  return [
    ['', ...offers],
    [rows.rate, percent(result.a.firstRate), percent(result.b.firstRate)],
    [rows.tae, tae(result.a.tae), tae(result.b.tae)],
    [rows.payment, { cents: result.a.monthlyPayment }, { cents: result.b.monthlyPayment }],
    [rows.cost, { cents: result.a.cost }, { cents: result.b.cost }],
    ...moreRows(input, result, texts),
    [year, ...offers],
    ...result.years.slice(1).map((costs): CsvCell[] => [String(costs.year), { cents: costs.a }, { cents: costs.b }]),
  ];
}
