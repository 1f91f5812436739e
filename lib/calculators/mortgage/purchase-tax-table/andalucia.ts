import type { PurchaseTaxEntry } from './purchase-tax-entry';
import { flat, IVA, protectedNewHome } from './tax-rule';

/** Ley 5/2021, artículos 41, 43, 49 and 50. */
export const andalucia: PurchaseTaxEntry = {
  validFrom: '2021-04-28',
  source: 'https://www.boe.es/buscar/act.php?id=BOE-A-2021-17915',
  verified: true,
  used: {
    rules: [flat('itp', 700)],
    reliefs: [
      { id: 'vivienda-habitual', rules: [flat('itp', 600)], verified: true, priceLimit: 150_000_00 },
      { id: 'joven', rules: [flat('itp', 350)], verified: true, priceLimit: 150_000_00, underAge: 35 },
      { id: 'familia-numerosa', rules: [flat('itp', 350)], verified: true, priceLimit: 250_000_00 },
      { id: 'discapacidad', rules: [flat('itp', 350)], verified: true, priceLimit: 250_000_00, disability: 33 },
    ],
  },
  new: {
    rules: [IVA, flat('ajd', 120)],
    reliefs: [
      { id: 'vivienda-habitual', rules: [flat('ajd', 100)], verified: true, priceLimit: 150_000_00 },
      { id: 'joven', rules: [flat('ajd', 30)], verified: true, priceLimit: 150_000_00, underAge: 35 },
      { id: 'familia-numerosa', rules: [flat('ajd', 10)], verified: true, priceLimit: 250_000_00 },
      { id: 'discapacidad', rules: [flat('ajd', 10)], verified: true, priceLimit: 250_000_00, disability: 33 },
      protectedNewHome,
    ],
  },
};
