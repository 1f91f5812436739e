import type { PurchaseTaxEntry } from './purchase-tax-entry';
import { flat, IVA, marginal, protectedNewHome } from './tax-rule';

/** Decreto Legislativo 1/2018, artículos 36 to 47 bis. */
export const extremadura: PurchaseTaxEntry = {
  validFrom: '2018-05-24',
  source: 'https://www.boe.es/buscar/act.php?id=BOE-A-2018-8159',
  verified: true,
  used: {
    rules: [marginal('itp', { upTo: 360_000_00, rate: 800 }, { upTo: 600_000_00, rate: 1000 }, { rate: 1100 })],
    reliefs: [
      {
        id: 'vivienda-habitual',
        rules: [flat('itp', 700)],
        verified: true,
        priceLimit: 200_000_00,
        income: { alone: 30_000_00, joint: 55_000_00 },
      },
      {
        id: 'joven',
        rules: [flat('itp', 400)],
        verified: true,
        underAge: 36,
        priceLimit: 200_000_00,
        income: { alone: 30_000_00, joint: 55_000_00 },
      },
      {
        id: 'familia-numerosa',
        rules: [flat('itp', 400)],
        verified: true,
        priceLimit: 200_000_00,
        income: { alone: 30_000_00, joint: 55_000_00 },
      },
      {
        id: 'discapacidad',
        rules: [flat('itp', 400)],
        verified: true,
        disability: 65,
        priceLimit: 200_000_00,
        income: { alone: 30_000_00, joint: 55_000_00 },
      },
      {
        id: 'protegida',
        rules: [flat('itp', 400)],
        verified: true,
        priceLimit: 200_000_00,
        income: { alone: 30_000_00, joint: 55_000_00 },
      },
    ],
  },
  new: {
    rules: [IVA, flat('ajd', 150)],
    reliefs: [
      {
        id: 'vivienda-habitual',
        rules: [flat('ajd', 50)],
        verified: true,
        priceLimit: 200_000_00,
        income: { alone: 30_000_00, joint: 55_000_00 },
      },
      protectedNewHome,
    ],
  },
};
