import type { PurchaseTaxEntry } from './purchase-tax-entry';
import { flat, IVA, marginal, protectedNewHomes, rebate, since } from './tax-rule';

const SOURCE = 'https://www.boe.es/buscar/act.php?id=BOE-A-2024-6951';
const copy = '2026-05';
const seen = (article: string, read = '2026-11-26') => ({ article, read, copy });

/** Decreto Legislativo 1/2024, artículos 641-1 to 642-6, with the scale of Decreto-ley 5/2025. */
export const cataluna: PurchaseTaxEntry = {
  validFrom: '2025-06-27',
  source: SOURCE,
  verified: seen('641-1 y 642-1', '2026-11-22'),
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
      { id: 'joven', rules: [flat('itp', 500)], verified: seen('641-5') },
      { id: 'familia-numerosa', rules: [flat('itp', 500)], verified: seen('641-2') },
      { id: 'monoparental', rules: [flat('itp', 500)], verified: seen('641-3') },
      { id: 'discapacidad', rules: [flat('itp', 500)], verified: seen('641-4') },
      { id: 'protegida', rules: [flat('itp', 700)], verified: seen('641-1', '2026-11-22') },
    ],
  },
  new: {
    rules: [IVA, since(flat('ajd', 150), SOURCE)],
    reliefs: [
      { id: 'joven', rules: [rebate(flat('ajd', 150), 100)], verified: seen('642', '2026-11-22') },
      ...protectedNewHomes,
    ],
  },
};
