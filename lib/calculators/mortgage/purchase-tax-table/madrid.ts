import type { PurchaseTaxEntry } from './purchase-tax-entry';
import { flat, IVA, protectedNewHome, rebate, whole } from './tax-rule';

const ajd = whole('ajd', { upTo: 120_000_00, rate: 40 }, { upTo: 180_000_00, rate: 50 }, { rate: 75 });

/** Decreto Legislativo 1/2010, artículos 28 to 30 bis, 32, 38 bis and 38 ter. */
export const madrid: PurchaseTaxEntry = {
  validFrom: '2014-01-01',
  source: 'https://www.boe.es/buscar/act.php?id=BOCM-m-2010-90068',
  verified: true,
  used: {
    rules: [flat('itp', 600)],
    reliefs: [
      { id: 'vivienda-habitual', rules: [rebate(flat('itp', 600), 10)], verified: true, priceLimit: 250_000_00 },
      { id: 'familia-numerosa', rules: [flat('itp', 400)], verified: true },
    ],
  },
  new: {
    rules: [IVA, ajd],
    reliefs: [
      { id: 'vivienda-habitual', rules: [rebate(ajd, 10)], verified: true, priceLimit: 250_000_00 },
      { id: 'familia-numerosa', rules: [rebate(ajd, 95)], verified: true },
      protectedNewHome,
    ],
  },
};
