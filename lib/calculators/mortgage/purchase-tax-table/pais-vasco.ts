import type { PurchaseTaxEntry } from './purchase-tax-entry';
import { flat, IVA, protectedNewHome } from './tax-rule';

/** Normas Forales 11/2003 (Álava), 1/2011 (Bizkaia) and 18/1987 (Gipuzkoa), whose rates for homes are the same. */
export const paisVasco: PurchaseTaxEntry = {
  validFrom: '2012-01-01',
  source: 'https://www.gipuzkoa.eus/es/web/ogasuna/impuestos/modelo/60t/tipos-impositivos',
  verified: false,
  used: {
    rules: [flat('itp', 400)],
    reliefs: [
      { id: 'vivienda-habitual', rules: [flat('itp', 250)], verified: false, area: 120 },
      { id: 'familia-numerosa', rules: [flat('itp', 250)], verified: false },
    ],
  },
  new: { rules: [IVA, flat('ajd', 50)], reliefs: [protectedNewHome] },
};
