import type { PurchaseTaxEntry } from './purchase-tax-entry';
import { flat, IVA, protectedNewHomes } from './tax-rule';

const general = { article: '41 y 49', read: '2026-11-22', copy: '2024-01' };
const used = { article: '43', read: '2026-11-26', copy: '2024-01' };
const brandNew = { article: '50', read: '2026-11-26', copy: '2024-01' };

/** The home's value with what is bought with it. */
const small = { priceUpTo: 150_000_00 };
const large = { priceUpTo: 250_000_00 };

/** Ley 5/2021, artículos 41, 43, 49 and 50. */
export const andalucia: PurchaseTaxEntry = {
  validFrom: '2021-04-28',
  source: 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-17915',
  verified: general,
  used: {
    rules: [flat('itp', 700)],
    reliefs: [
      { id: 'vivienda-habitual', rules: [flat('itp', 600)], verified: used, ...small },
      { id: 'joven', rules: [flat('itp', 350)], verified: used, ...small },
      { id: 'familia-numerosa', rules: [flat('itp', 350)], verified: used, ...large },
      { id: 'discapacidad', rules: [flat('itp', 350)], verified: used, ...large },
    ],
  },
  new: {
    rules: [IVA, flat('ajd', 120)],
    reliefs: [
      { id: 'vivienda-habitual', rules: [flat('ajd', 100)], verified: brandNew, ...small },
      { id: 'joven', rules: [flat('ajd', 30)], verified: brandNew, ...small },
      { id: 'familia-numerosa', rules: [flat('ajd', 10)], verified: brandNew, ...large },
      { id: 'discapacidad', rules: [flat('ajd', 10)], verified: brandNew, ...large },
      ...protectedNewHomes,
    ],
  },
};
