import type { PurchaseTaxEntry, Relief } from './purchase-tax-entry';
import { flat, IVA, protectedNewHomes, since } from './tax-rule';

const SOURCE = 'https://www.boe.es/buscar/act.php?id=BOCT-c-2008-90028';
/** Ley 5/2026, artículo 2.Diez to 2.Quince; what it leaves as it was, Ley 3/2023, artículo 3. */
const amended = { article: '9 y 13', read: '2026-11-26', copy: '2026-05-14' };
const kept = { article: '9 y 13', read: '2026-11-22', copy: '2026-05-14' };
const reducedUpTo = 300_000_00;

function reliefs(tax: 'itp' | 'ajd', home: number, family: number): Relief[] {
  const rules = [flat(tax, family)];
  return [
    { id: 'vivienda-habitual', rules: [flat(tax, home)], verified: amended, reducedUpTo },
    { id: 'joven', rules, verified: amended, limits: { underAge: 40 }, reducedUpTo, buyers: 'share' },
    { id: 'familia-numerosa', rules, verified: kept, reducedUpTo, buyers: 'all' },
    { id: 'monoparental', rules, verified: kept, reducedUpTo, buyers: 'all' },
    { id: 'discapacidad', rules, verified: kept, limits: { disability: 33 }, reducedUpTo, buyers: 'share' },
  ];
}

/** Decreto Legislativo 62/2008, artículos 9 and 13. */
export const cantabria: PurchaseTaxEntry = {
  validFrom: '2024-01-01',
  source: SOURCE,
  verified: kept,
  used: { rules: [flat('itp', 900)], reliefs: reliefs('itp', 700, 400) },
  new: {
    rules: [IVA, since(flat('ajd', 150), SOURCE)],
    reliefs: [...reliefs('ajd', 100, 10), ...protectedNewHomes],
  },
};
