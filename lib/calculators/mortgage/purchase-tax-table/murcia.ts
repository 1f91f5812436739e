import type { PurchaseTaxEntry, Relief } from './purchase-tax-entry';
import { flat, IVA, protectedNewHomes, since, upTo } from './tax-rule';

const SOURCE = 'https://www.boe.es/buscar/act.php?id=BOE-A-2011-10542';
const verified = { article: '6 y 7', read: '2026-11-22', copy: '2026-03' };
const income = { alone: upTo(40_000_00) };

function reliefs(tax: 'itp' | 'ajd', rate: number): Relief[] {
  const common = { rules: [flat(tax, rate)], verified, buyers: 'all' } as const;
  return [
    // The age of 41 could not be confirmed by a second reading.
    { id: 'joven', ...common, verified: false, limits: { income, underAge: 41 } },
    { id: 'familia-numerosa', ...common, limits: { income: { alone: upTo(44_000_00) } } },
    { id: 'discapacidad', ...common, limits: { income, disability: 65 } },
  ];
}

/** Decreto Legislativo 1/2010, artículos 6 and 7. */
export const murcia: PurchaseTaxEntry = {
  validFrom: '2025-07-25',
  source: SOURCE,
  verified,
  used: { rules: [flat('itp', 775)], reliefs: reliefs('itp', 300) },
  new: {
    rules: [IVA, since(flat('ajd', 150), SOURCE)],
    reliefs: [...reliefs('ajd', 10), ...protectedNewHomes],
  },
};
