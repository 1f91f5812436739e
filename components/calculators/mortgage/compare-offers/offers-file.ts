import type { Words } from '@/components/calculators/shell/form/define-fields';
import type { OfferResult, OffersInput, OffersResult } from '@/lib/calculators/mortgage/compare-offers';
import { type OfferName, PRODUCTS } from '@/lib/calculators/mortgage/loan-offer';
import { percentCell } from '@/lib/calculators/take-away/percent-cell';
import { productNames } from '@/lib/calculators/texts/offer-texts';
import type { CsvCell } from '@/lib/shared/csv';
import { yearsText } from '@/lib/shared/i18n/years-and-months';

type FileText =
  | `file${'Year' | 'Rate' | 'Tae' | 'Payment' | 'Cost' | 'Euribor' | 'Later' | 'Without' | 'Gain'}`
  | `offer_${OfferName}`;

/** The rows that only some comparisons have: each is left out where neither offer has anything in it. */
function moreRows(input: OffersInput, result: OffersResult, t: Words<FileText>): CsvCell[][] {
  const euribor = percentCell(input.euribor);
  const { a, b, turns } = result;
  const both = (label: string, part: (offer: OfferResult) => number | undefined): CsvCell[][] => {
    const amounts = [part(a), part(b)];
    if (amounts.every((amount) => amount === undefined)) return [];
    return [[label, ...amounts.map((cents): CsvCell => (cents === undefined ? '' : { cents }))]];
  };
  const isSomeDropped = [a, b].some(({ judged }) => judged.dropped.length > 0);
  return [
    ...(turns ? [[t('fileEuribor'), euribor, euribor]] : []),
    ...both(t('fileLater'), ({ laterPayment }) => laterPayment),
    ...PRODUCTS.flatMap((product) =>
      both(
        t('fileGain', { product: productNames[product] }),
        ({ judged }) => judged.verdicts.find((verdict) => verdict.product === product)?.gain,
      ),
    ),
    ...(isSomeDropped ? both(t('fileWithout', { kept: yearsText(input.keptYears) }), ({ judged }) => judged.cost) : []),
  ];
}

/**
 * Both offers in two columns: the rate at the start, TAE, instalment, cost while it is kept, what the Euríbor and the
 * products do to it, then the cost by the end of each year.
 */
export function offersRows(input: OffersInput, result: OffersResult, t: Words<FileText>): CsvCell[][] {
  const offers = [t('offer_a'), t('offer_b')];
  const tae = (fraction: number | undefined) => (fraction === undefined ? '' : percentCell(fraction));
  return [
    ['', ...offers],
    [t('fileRate'), percentCell(result.a.firstRate), percentCell(result.b.firstRate)],
    [t('fileTae'), tae(result.a.tae), tae(result.b.tae)],
    [t('filePayment'), { cents: result.a.monthlyPayment }, { cents: result.b.monthlyPayment }],
    [t('fileCost', { kept: yearsText(input.keptYears) }), { cents: result.a.cost }, { cents: result.b.cost }],
    ...moreRows(input, result, t),
    [t('fileYear'), ...offers],
    ...result.years.slice(1).map((costs): CsvCell[] => [String(costs.year), { cents: costs.a }, { cents: costs.b }]),
  ];
}
