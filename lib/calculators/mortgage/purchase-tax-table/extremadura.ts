import type { PurchaseTaxEntry } from './purchase-tax-entry';
import { flat, IVA, marginal, protectedNewHomes, upTo } from './tax-rule';

/** Artículos 39 to 41 and 47, with Ley 1/2025 and Ley 2/2026. */
const limits = { price: upTo(200_000_00), income: { alone: upTo(30_000_00), joint: upTo(55_000_00) } };
const low = { rules: [flat('itp', 400)], verified: false, limits, buyers: 'all' } as const;

/** Decreto Legislativo 1/2018, artículos 36 to 47 bis. */
export const extremadura: PurchaseTaxEntry = {
  validFrom: '2018-05-24',
  source: 'https://www.boe.es/buscar/act.php?id=BOE-A-2018-8159',
  verified: { article: '36 y 46', read: '2026-11-26', copy: '2026-08' },
  used: {
    rules: [marginal('itp', { upTo: 360_000_00, rate: 800 }, { upTo: 600_000_00, rate: 1000 }, { rate: 1100 })],
    reliefs: [
      { ...low, id: 'vivienda-habitual', rules: [flat('itp', 700)] },
      { ...low, id: 'joven', limits: { ...limits, underAge: 36 } },
      { ...low, id: 'familia-numerosa' },
      { ...low, id: 'discapacidad', limits: { ...limits, disability: 65 } },
      { ...low, id: 'protegida' },
    ],
  },
  new: {
    rules: [IVA, flat('ajd', 150)],
    reliefs: [{ ...low, id: 'vivienda-habitual', rules: [flat('ajd', 50)] }, ...protectedNewHomes],
  },
};
