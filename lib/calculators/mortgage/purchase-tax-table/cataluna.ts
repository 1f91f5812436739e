import type { PurchaseTaxEntry } from './purchase-tax-entry';
import { flat, IVA, marginal, protectedNewHome, rebate } from './tax-rule';

/** Decreto Legislativo 1/2024, artículos 641-1 to 642-6, with the scale of Decreto-ley 5/2025. */
export const cataluna: PurchaseTaxEntry = {
  validFrom: '2025-06-27',
  source: 'https://www.boe.es/buscar/act.php?id=BOE-A-2024-6951',
  verified: true,
  used: {
    rules: [
      marginal(
        'itp',
        { upTo: 600_000_00, rate: 1000 },
        { upTo: 900_000_00, rate: 1100 },
        { upTo: 1_500_000_00, rate: 1200 },
        { rate: 1300 },
      ),
    ],
    reliefs: [
      { id: 'joven', rules: [flat('itp', 500)], verified: true, underAge: 36, income: { alone: 36_000_00 } },
      { id: 'familia-numerosa', rules: [flat('itp', 500)], verified: true, income: { alone: 36_000_00 } },
      { id: 'monoparental', rules: [flat('itp', 500)], verified: true, income: { alone: 36_000_00 } },
      { id: 'discapacidad', rules: [flat('itp', 500)], verified: true, disability: 65, income: { alone: 36_000_00 } },
      { id: 'protegida', rules: [flat('itp', 700)], verified: true },
    ],
  },
  new: {
    rules: [IVA, flat('ajd', 150)],
    reliefs: [
      {
        id: 'joven',
        rules: [rebate(flat('ajd', 150), 100)],
        verified: true,
        underAge: 36,
        income: { alone: 36_000_00 },
      },
      protectedNewHome,
    ],
  },
};
