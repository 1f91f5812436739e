import type { PurchaseTaxEntry, Relief } from './purchase-tax-entry';
import { flat, IVA, LARGE_FAMILY, protectedNewHomes, rising, since } from './tax-rule';

const SOURCE = 'https://www.boe.es/buscar/act.php?id=BOE-A-2011-18161';
const copy = '2026-05-04';

/** Neither the price nor the wealth of the family may be more: Ley 5/2025, artículo 6. */
const family = rising(240_000_00, 30_000_00, 1);
const largeFamily = rising(400_000_00, 50_000_00, LARGE_FAMILY);
const limits = { price: family, wealth: family };

function reliefs(tax: 'itp' | 'ajd', home: number, family: number, article: string, read: string): Relief[] {
  const common = { verified: { article, read, copy }, buyers: 'share' } as const;
  const rules = [flat(tax, family)];
  return [
    { id: 'vivienda-habitual', rules: [flat(tax, home)], ...common, limits },
    { id: 'joven', rules, ...common, limits: { ...limits, underAge: 36 } },
    { id: 'familia-numerosa', rules, ...common, limits: { price: largeFamily, wealth: largeFamily } },
    { id: 'monoparental', rules, ...common, limits },
    { id: 'discapacidad', rules, ...common, limits: { disability: 65 } },
  ];
}

/** Decreto Legislativo 1/2011, artículos 14 and 15. */
export const galicia: PurchaseTaxEntry = {
  validFrom: '2024-01-01',
  source: SOURCE,
  verified: { article: '14 y 15', read: '2026-11-26', copy },
  used: { rules: [flat('itp', 800)], reliefs: reliefs('itp', 700, 300, '14', '2026-11-26') },
  new: {
    // Ley 2/2013, artículo 74.2.
    rules: [IVA, since(flat('ajd', 150), SOURCE, '2013-02-28')],
    reliefs: [...reliefs('ajd', 100, 50, '15', '2026-11-22'), ...protectedNewHomes],
  },
};
