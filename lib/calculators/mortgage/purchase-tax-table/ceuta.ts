import type { PurchaseTaxEntry } from './purchase-tax-entry';
import { flat, protectedGeneral, rebate, STATE_LAW } from './tax-rule';

const ipsiOrdinance = {
  validFrom: '2025-05-09',
  source:
    'https://www.ceuta.es/gobiernodeceuta/index.php/noticia/8-hacienda/13709-la-asamblea-respalda-con-una-amplia-mayoria-el-ambicioso-plan-de-medidas-fiscales',
};

/** Real Decreto Legislativo 1/1993, artículos 11, 31 and 57 bis; the IPSI is of the city. */
export const ceuta: PurchaseTaxEntry = {
  validFrom: '1993-10-21',
  source: STATE_LAW,
  verified: false,
  used: { rules: [rebate(flat('itp', 600), 50)], reliefs: [] },
  new: {
    rules: [{ ...flat('ipsi', 50), origin: ipsiOrdinance }, rebate(flat('ajd', 50), 50)],
    reliefs: [protectedGeneral],
  },
};
