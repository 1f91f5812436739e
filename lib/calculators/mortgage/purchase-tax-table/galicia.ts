import type { PurchaseTaxEntry } from './purchase-tax-entry';
import { flat, IVA, protectedNewHome } from './tax-rule';

/** Decreto Legislativo 1/2011, artículos 14 and 15. */
export const galicia: PurchaseTaxEntry = {
  validFrom: '2024-01-01',
  source: 'https://www.boe.es/buscar/act.php?id=BOE-A-2011-18161',
  verified: true,
  used: {
    rules: [flat('itp', 800)],
    reliefs: [
      { id: 'vivienda-habitual', rules: [flat('itp', 700)], verified: true },
      { id: 'joven', rules: [flat('itp', 300)], verified: true, underAge: 36 },
      { id: 'familia-numerosa', rules: [flat('itp', 300)], verified: true },
      { id: 'monoparental', rules: [flat('itp', 300)], verified: true },
      { id: 'discapacidad', rules: [flat('itp', 300)], verified: true, disability: 65 },
    ],
  },
  new: {
    rules: [IVA, flat('ajd', 150)],
    reliefs: [
      { id: 'vivienda-habitual', rules: [flat('ajd', 100)], verified: true },
      { id: 'joven', rules: [flat('ajd', 50)], verified: true, underAge: 36 },
      { id: 'familia-numerosa', rules: [flat('ajd', 50)], verified: true },
      { id: 'monoparental', rules: [flat('ajd', 50)], verified: true },
      { id: 'discapacidad', rules: [flat('ajd', 50)], verified: true, disability: 65 },
      protectedNewHome,
    ],
  },
};
