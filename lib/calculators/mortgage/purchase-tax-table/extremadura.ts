import type { PurchaseTaxEntry } from './purchase-tax-entry';
import { flat, IVA, marginal, protectedNewHomes } from './tax-rule';

const unread = { verified: false, priceUpTo: 200_000_00 } as const;
const low = { rules: [flat('itp', 400)], ...unread, article: '39 a 41' } as const;

/** Decreto Legislativo 1/2018, artículos 36 to 47, with Ley 1/2025 and Ley 2/2026. */
export const extremadura: PurchaseTaxEntry = {
  validFrom: '2018-05-24',
  source: 'https://www.boe.es/buscar/act.php?id=BOE-A-2018-8159',
  verified: { article: '36 y 46', read: '2026-11-26', copy: '2026-08' },
  used: {
    rules: [marginal('itp', { upTo: 360_000_00, rate: 800 }, { upTo: 600_000_00, rate: 1000 }, { rate: 1100 })],
    reliefs: [
      { ...low, id: 'vivienda-habitual', rules: [flat('itp', 700)] },
      { ...low, id: 'joven' },
      { ...low, id: 'familia-numerosa' },
      { ...low, id: 'discapacidad' },
      { ...low, id: 'protegida' },
    ],
  },
  new: {
    rules: [IVA, flat('ajd', 150)],
    reliefs: [{ id: 'vivienda-habitual', rules: [flat('ajd', 50)], ...unread, article: '47' }, ...protectedNewHomes],
  },
};
