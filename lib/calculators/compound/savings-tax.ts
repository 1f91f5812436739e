import type { Cents } from '@/lib/shared/money';

/** A share of the part of the gain up to `upTo`, and above the bracket before. */
type TaxBracket = { upTo: Cents; rate: number };

/**
 * The tax on savings of Spain's income tax: the state's scale (article 66) and the communities', which the same law sets
 * (article 76), added. Not in the Basque Country and Navarre, which have scales of their own.
 */
export const SAVINGS_TAX: { validFrom: string; source: string; brackets: readonly TaxBracket[] } = {
  validFrom: '2025-01-01',
  source: 'https://www.boe.es/buscar/act.php?id=BOE-A-2006-20764#a66',
  brackets: [
    { upTo: 6_000_00, rate: 0.19 },
    { upTo: 50_000_00, rate: 0.21 },
    { upTo: 200_000_00, rate: 0.23 },
    { upTo: 300_000_00, rate: 0.27 },
    { upTo: Number.POSITIVE_INFINITY, rate: 0.3 },
  ],
};

/**
 * Tax in cents, unrounded, on the gains of one year: each bracket's rate on the part of the gain inside it, as if the year had no
 * other gains. A loss pays nothing. Source: Ley 35/2006, articles 66 and 76. Throws RangeError for a gain that is not a number.
 */
export function savingsTax(gain: Cents): number {
  if (Number.isNaN(gain)) throw new RangeError('gain must be a number');
  let tax = 0;
  let floor = 0;
  for (const { upTo, rate } of SAVINGS_TAX.brackets) {
    if (gain <= floor) break;
    tax += (Math.min(gain, upTo) - floor) * rate;
    floor = upTo;
  }
  return tax;
}
