import type { PurchaseTaxEntry } from './purchase-tax-entry';
import { flat, rebate } from './tax-rule';

const igicLaw = { validFrom: '2026-01-01', source: 'https://www.boe.es/buscar/act.php?id=BOC-j-2025-90249' };

/** ITP and AJD: Decreto Legislativo 1/2009, artículos 31 to 37. IGIC: Decreto Legislativo 1/2025, artículo 38. */
export const canarias: PurchaseTaxEntry = {
  validFrom: '2026-01-01',
  source: 'https://www.boe.es/buscar/act.php?id=BOC-j-2009-90008',
  verified: true,
  used: {
    rules: [flat('itp', 650)],
    reliefs: [
      { id: 'vivienda-habitual', rules: [flat('itp', 500)], verified: true, priceLimit: 200_000_00 },
      {
        id: 'joven',
        rules: [rebate(flat('itp', 500), 20)],
        verified: true,
        priceLimit: 200_000_00,
        underAge: 41,
        firstHome: true,
        income: { alone: 46_455_00 },
      },
    ],
  },
  new: {
    rules: [{ ...flat('igic', 700), origin: igicLaw }, flat('ajd', 100)],
    reliefs: [
      {
        id: 'vivienda-habitual',
        rules: [{ ...flat('igic', 500), origin: igicLaw }],
        verified: false,
        priceLimit: 200_000_00,
      },
      {
        id: 'joven',
        rules: [{ ...flat('igic', 300), origin: igicLaw }],
        verified: false,
        priceLimit: 200_000_00,
        underAge: 41,
      },
    ],
  },
};
