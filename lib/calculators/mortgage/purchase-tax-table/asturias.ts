import type { PurchaseTaxEntry } from './purchase-tax-entry';
import { flat, IVA, protectedNewHome, whole } from './tax-rule';

/** Decreto Legislativo 2/2014, artículos 26, 27, 32 bis and 34. The scale names a rate for the whole value. */
export const asturias: PurchaseTaxEntry = {
  validFrom: '2015-02-04',
  source: 'https://www.boe.es/buscar/act.php?id=BOE-A-2015-945',
  verified: true,
  used: {
    rules: [whole('itp', { upTo: 300_000_00, rate: 800 }, { upTo: 500_000_00, rate: 900 }, { rate: 1000 })],
    reliefs: [
      {
        id: 'joven',
        rules: [whole('itp', { upTo: 150_000_00, rate: 400 }, { rate: 600 })],
        verified: true,
        underAge: 36,
      },
      {
        id: 'familia-numerosa',
        rules: [whole('itp', { upTo: 150_000_00, rate: 400 }, { rate: 600 })],
        verified: true,
      },
      { id: 'monoparental', rules: [whole('itp', { upTo: 150_000_00, rate: 400 }, { rate: 600 })], verified: true },
      { id: 'protegida', rules: [flat('itp', 300)], verified: true },
    ],
  },
  new: { rules: [IVA, flat('ajd', 120)], reliefs: [protectedNewHome] },
};
