import type { PurchaseTaxEntry } from './purchase-tax-entry';
import { flat, IVA, protectedNewHome } from './tax-rule';

/** Decreto Foral Legislativo 129/1999, artículos 8 and 22. */
export const navarra: PurchaseTaxEntry = {
  validFrom: '1999-06-18',
  source: 'https://www.boe.es/buscar/act.php?id=BON-n-1999-90001',
  verified: true,
  used: {
    rules: [flat('itp', 600)],
    reliefs: [
      { id: 'familia-con-hijos', rules: [flat('itp', 500)], verified: true, reducedUpTo: 180_304_00, children: 2 },
    ],
  },
  new: { rules: [IVA, flat('ajd', 50)], reliefs: [protectedNewHome] },
};
