import type { PurchaseTaxEntry } from './purchase-tax-entry';
import { flat, IVA, protectedNewHome } from './tax-rule';

/** Ley 10/2017, artículos 44, 45, 48 and 49. */
export const laRioja: PurchaseTaxEntry = {
  validFrom: '2017-11-01',
  source: 'https://www.boe.es/buscar/act.php?id=BOE-A-2017-13750',
  verified: true,
  used: {
    rules: [flat('itp', 700)],
    reliefs: [
      { id: 'joven', rules: [flat('itp', 400)], verified: true, underAge: 40, firstHome: true },
      { id: 'familia-numerosa', rules: [flat('itp', 500)], verified: true },
      { id: 'discapacidad', rules: [flat('itp', 500)], verified: true, disability: 33 },
      {
        id: 'protegida',
        rules: [flat('itp', 500)],
        verified: true,
        firstHome: true,
        income: { alone: 18_030_00, joint: 30_050_00 },
      },
    ],
  },
  new: {
    rules: [IVA, flat('ajd', 100)],
    reliefs: [
      { id: 'familia-numerosa', rules: [flat('ajd', 10)], verified: true },
      { id: 'discapacidad', rules: [flat('ajd', 10)], verified: true, disability: 33 },
      protectedNewHome,
    ],
  },
};
