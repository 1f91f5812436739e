import type { PurchaseTaxEntry } from './purchase-tax-entry';
import { flat, IVA, protectedNewHome } from './tax-rule';

/** Decreto Legislativo 1/2010, artículos 6 and 7. */
export const murcia: PurchaseTaxEntry = {
  validFrom: '2025-07-25',
  source: 'https://www.boe.es/buscar/act.php?id=BOE-A-2011-10542',
  verified: true,
  used: {
    rules: [flat('itp', 775)],
    reliefs: [
      { id: 'joven', rules: [flat('itp', 300)], verified: true, underAge: 41, income: { alone: 40_000_00 } },
      { id: 'familia-numerosa', rules: [flat('itp', 300)], verified: true, income: { alone: 44_000_00 } },
      { id: 'discapacidad', rules: [flat('itp', 300)], verified: true, disability: 65, income: { alone: 40_000_00 } },
    ],
  },
  new: {
    rules: [IVA, flat('ajd', 150)],
    reliefs: [
      { id: 'joven', rules: [flat('ajd', 10)], verified: true, underAge: 41, income: { alone: 40_000_00 } },
      { id: 'familia-numerosa', rules: [flat('ajd', 10)], verified: true, income: { alone: 44_000_00 } },
      { id: 'discapacidad', rules: [flat('ajd', 10)], verified: true, disability: 65, income: { alone: 40_000_00 } },
      protectedNewHome,
    ],
  },
};
