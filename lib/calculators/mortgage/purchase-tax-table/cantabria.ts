import type { PurchaseTaxEntry } from './purchase-tax-entry';
import { flat, IVA, protectedNewHome } from './tax-rule';

/** Decreto Legislativo 62/2008, artículos 9 and 13. */
export const cantabria: PurchaseTaxEntry = {
  validFrom: '2026-05-01',
  source: 'https://www.boe.es/buscar/act.php?id=BOCT-c-2008-90028',
  verified: true,
  used: {
    rules: [flat('itp', 900)],
    reliefs: [
      { id: 'vivienda-habitual', rules: [flat('itp', 700)], verified: true, reducedUpTo: 300_000_00 },
      { id: 'joven', rules: [flat('itp', 400)], verified: true, reducedUpTo: 300_000_00, underAge: 40 },
      { id: 'familia-numerosa', rules: [flat('itp', 400)], verified: true, reducedUpTo: 300_000_00 },
      { id: 'monoparental', rules: [flat('itp', 400)], verified: true, reducedUpTo: 300_000_00 },
      { id: 'discapacidad', rules: [flat('itp', 400)], verified: true, reducedUpTo: 300_000_00, disability: 33 },
    ],
  },
  new: {
    rules: [IVA, flat('ajd', 150)],
    reliefs: [
      { id: 'vivienda-habitual', rules: [flat('ajd', 100)], verified: true, reducedUpTo: 300_000_00 },
      { id: 'joven', rules: [flat('ajd', 10)], verified: true, reducedUpTo: 300_000_00, underAge: 40 },
      { id: 'familia-numerosa', rules: [flat('ajd', 10)], verified: true, reducedUpTo: 300_000_00 },
      { id: 'monoparental', rules: [flat('ajd', 10)], verified: true, reducedUpTo: 300_000_00 },
      { id: 'discapacidad', rules: [flat('ajd', 10)], verified: true, reducedUpTo: 300_000_00, disability: 33 },
      protectedNewHome,
    ],
  },
};
