import type { PurchaseTaxEntry } from './purchase-tax-entry';
import { flat, IVA, protectedNewHomes } from './tax-rule';

const copy = '2025-03';
const used = { article: '45', read: '2026-11-26', copy };
const brandNew = { article: '49', read: '2026-11-26', copy };

/** Ley 10/2017, artículos 44, 45, 48 and 49. */
export const laRioja: PurchaseTaxEntry = {
  validFrom: '2017-11-01',
  source: 'https://www.boe.es/buscar/act.php?id=BOE-A-2017-13750',
  verified: { article: '44 y 48', read: '2026-11-26', copy },
  used: {
    rules: [flat('itp', 700)],
    reliefs: [
      { id: 'joven', rules: [flat('itp', 400)], verified: used },
      { id: 'familia-numerosa', rules: [flat('itp', 500)], verified: { ...used, read: '2026-11-22' } },
      { id: 'discapacidad', rules: [flat('itp', 500)], verified: used },
      { id: 'protegida', rules: [flat('itp', 500)], verified: used },
    ],
  },
  new: {
    rules: [IVA, flat('ajd', 100)],
    reliefs: [
      { id: 'familia-numerosa', rules: [flat('ajd', 10)], verified: brandNew },
      { id: 'discapacidad', rules: [flat('ajd', 10)], verified: brandNew },
      ...protectedNewHomes,
    ],
  },
};
