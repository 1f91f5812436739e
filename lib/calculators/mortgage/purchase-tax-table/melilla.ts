import type { PurchaseTaxEntry } from './purchase-tax-entry';
import { AJD_EXEMPT, flat, protectedGeneral, rebate, STATE_LAW } from './tax-rule';

const ipsiOrdinance = {
  validFrom: '2026-01-28',
  source:
    'https://www.melilla.es/melillaportal/contenedor.jsp?codMenu=764&codMenuPN=601&codMenuSN=1&codMenuTN=182&codbusqueda=801&seccion=s_fdes_d4_v1.jsp',
};

/** Real Decreto Legislativo 1/1993, artículos 11, 31 and 57 bis; the IPSI is of the city. */
export const melilla: PurchaseTaxEntry = {
  validFrom: '1993-10-21',
  source: STATE_LAW,
  verified: false,
  used: { rules: [rebate(flat('itp', 600), 50)], reliefs: [] },
  new: {
    rules: [{ ...flat('ipsi', 400), origin: ipsiOrdinance }, rebate(flat('ajd', 50), 50)],
    reliefs: [
      {
        ...protectedGeneral,
        id: 'protegida',
        rules: [{ ...flat('ipsi', 50), origin: ipsiOrdinance }, AJD_EXEMPT],
        verified: false,
        article: '57 bis',
      },
    ],
  },
};
