import type { PurchaseTaxEntry } from './purchase-tax-entry';
import { flat, IVA, protectedNewHome, whole } from './tax-rule';

/** Decreto Legislativo 1/2014, artículos 10 and 17. The limits of the reductions are those of Mallorca and Menorca. */
export const baleares: PurchaseTaxEntry = {
  validFrom: '2024-01-01',
  source: 'https://www.boe.es/buscar/act.php?id=BOE-A-2014-6925',
  verified: true,
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
      {
        id: 'vivienda-habitual',
        rules: [flat('itp', 400)],
        verified: false,
        priceLimit: 331_859_70,
        reducedUpTo: 270_151_20,
      },
      {
        id: 'joven',
        rules: [flat('itp', 200)],
        verified: false,
        priceLimit: 331_859_70,
        reducedUpTo: 270_151_20,
        underAge: 36,
        firstHome: true,
      },
    ],
  },
  new: { rules: [IVA, whole('ajd', { upTo: 999_999_99, rate: 150 }, { rate: 200 })], reliefs: [protectedNewHome] },
};
