import type { PurchaseTaxEntry } from './purchase-tax-entry';
import { flat, IVA, protectedNewHome } from './tax-rule';

/** Decreto Legislativo 1/2011, artículos 14 and 15. */
export const galicia: PurchaseTaxEntry = {
  validFrom: '2023-01-01',
  source: 'https://www.boe.es/buscar/act.php?id=BOE-A-2011-18161',
  verified: false,
  used: {
    rules: [flat('itp', 800)],
    reliefs: [
      { id: 'vivienda-habitual', rules: [flat('itp', 700)], verified: false },
      { id: 'joven', rules: [flat('itp', 300)], verified: false, underAge: 36 },
      { id: 'familia-numerosa', rules: [flat('itp', 300)], verified: false },
      { id: 'monoparental', rules: [flat('itp', 300)], verified: false },
      { id: 'discapacidad', rules: [flat('itp', 300)], verified: false, disability: 65 },
    ],
  },
  new: {
    rules: [IVA, flat('ajd', 150)],
    reliefs: [
      { id: 'vivienda-habitual', rules: [flat('ajd', 100)], verified: false },
      { id: 'joven', rules: [flat('ajd', 50)], verified: false, underAge: 36 },
      { id: 'familia-numerosa', rules: [flat('ajd', 50)], verified: false },
      { id: 'monoparental', rules: [flat('ajd', 50)], verified: false },
      { id: 'discapacidad', rules: [flat('ajd', 50)], verified: false, disability: 65 },
      protectedNewHome,
    ],
  },
};
