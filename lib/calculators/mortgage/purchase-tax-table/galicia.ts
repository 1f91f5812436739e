import type { PurchaseTaxEntry, Relief } from './purchase-tax-entry';
import { flat, IVA, protectedNewHomes, since } from './tax-rule';

const SOURCE = 'https://www.boe.es/buscar/act.php?id=BOE-A-2011-18161';
const copy = '2026-05-04';

/** The highest price rises with the family (Ley 5/2025, artículo 6): it is not judged. */
function reliefs(tax: 'itp' | 'ajd', home: number, family: number, article: string, read: string): Relief[] {
  const verified = { article, read, copy };
  const ids = ['joven', 'familia-numerosa', 'monoparental', 'discapacidad'] as const;
  return [
    { id: 'vivienda-habitual', rules: [flat(tax, home)], verified },
    ...ids.map((id) => ({ id, rules: [flat(tax, family)], verified })),
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
