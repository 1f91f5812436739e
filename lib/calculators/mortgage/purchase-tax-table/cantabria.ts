import type { PurchaseTaxEntry, Relief } from './purchase-tax-entry';
import { flat, IVA, protectedNewHomes, since } from './tax-rule';

const SOURCE = 'https://www.boe.es/buscar/act.php?id=BOCT-c-2008-90028';
/** Ley 5/2026, artículo 2.Diez to 2.Quince; what it leaves as it was, Ley 3/2023, artículo 3. */
const amended = { read: '2026-11-26', copy: '2026-05-14' };
const kept = { article: '9 y 13', read: '2026-11-22', copy: '2026-05-14' };
const reducedUpTo = 300_000_00;

function reliefs(tax: 'itp' | 'ajd', home: number, family: number): Relief[] {
  const rules = [flat(tax, family)];
  const article = tax === 'itp' ? '9' : '13';
  return [
    { id: 'vivienda-habitual', rules: [flat(tax, home)], verified: { ...amended, article }, reducedUpTo },
    { id: 'joven', rules, verified: { ...amended, article }, reducedUpTo },
    { id: 'familia-numerosa', rules, verified: { ...kept, article }, reducedUpTo },
    { id: 'monoparental', rules, verified: { ...kept, article }, reducedUpTo },
    { id: 'discapacidad', rules, verified: { ...kept, article }, reducedUpTo },
  ];
}

/** Decreto Legislativo 62/2008, artículos 9 and 13. */
export const cantabria: PurchaseTaxEntry = {
  validFrom: '2024-01-01',
  source: SOURCE,
  verified: kept,
  used: {
    rules: [flat('itp', 900)],
    reliefs: [
      ...reliefs('itp', 700, 400),
      { id: 'protegida', rules: [flat('itp', 400)], verified: { ...kept, article: '9' }, reducedUpTo },
    ],
  },
  new: {
    rules: [IVA, since(flat('ajd', 150), SOURCE)],
    reliefs: [...reliefs('ajd', 100, 10), ...protectedNewHomes],
  },
};
