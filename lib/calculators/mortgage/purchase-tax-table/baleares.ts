import type { PurchaseTaxEntry } from './purchase-tax-entry';
import { flat, IVA, protectedNewHomes, since, whole } from './tax-rule';

const SOURCE = 'https://www.boe.es/buscar/act.php?id=BOE-A-2014-6925';
/** The highest price differs by island, and an order may raise it (Ley 4/2026): it is not judged. */
const common = { verified: { article: '10', read: '2026-11-22', copy: '2026' }, reducedUpTo: 270_151_20 };

/** Decreto Legislativo 1/2014, artículos 10 and 17. */
export const baleares: PurchaseTaxEntry = {
  validFrom: '2024-01-01',
  source: SOURCE,
  verified: { article: '10 y 17', read: '2026-11-22', copy: '2026' },
  used: {
    rules: [
      {
        tax: 'itp',
        scale: {
          kind: 'mean',
          brackets: [
            { upTo: 400_000_00, rate: 800 },
            { upTo: 600_000_00, rate: 900 },
            { upTo: 1_000_000_00, rate: 1000 },
            { upTo: 2_000_000_00, rate: 1200 },
            { rate: 1300 },
          ],
        },
      },
    ],
    reliefs: [
      { id: 'vivienda-habitual', rules: [flat('itp', 400)], ...common },
      { id: 'joven', rules: [flat('itp', 200)], ...common },
    ],
  },
  new: {
    rules: [IVA, since(whole('ajd', { upTo: 999_999_99, rate: 150 }, { rate: 200 }), SOURCE)],
    reliefs: protectedNewHomes,
  },
};
