import type { PurchaseTaxEntry } from './purchase-tax-entry';
import { flat, IVA, marginal, protectedNewHomes } from './tax-rule';

/** Decreto Legislativo 1/2005, artículos 121-1 and 122-1. */
export const aragon: PurchaseTaxEntry = {
  validFrom: '2016-01-01',
  source: 'https://www.boe.es/buscar/act.php?id=BOA-d-2005-90006',
  verified: { article: '121-1 y 122-1', read: '2026-11-22', copy: '2025-07' },
  used: {
    rules: [
      marginal(
        'itp',
        { upTo: 400_000_00, rate: 800 },
        { upTo: 450_000_00, rate: 850 },
        { upTo: 500_000_00, rate: 900 },
        { upTo: 750_000_00, rate: 950 },
        { rate: 1000 },
      ),
    ],
    reliefs: [],
  },
  new: { rules: [IVA, flat('ajd', 150)], reliefs: protectedNewHomes },
};
