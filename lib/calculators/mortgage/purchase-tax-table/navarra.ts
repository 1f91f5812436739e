import type { PurchaseTaxEntry, TaxRule } from './purchase-tax-entry';
import { AJD_EXEMPT, flat } from './tax-rule';

const read = '2026-11-26';
const copy = '2026-05';

/** Ley Foral 19/1992, whose text in force could not be read; the rates are the state's by Ley 28/1990, artículo 32. */
const ivaLaw = { source: 'https://www.boe.es/boe/dias/1993/02/11/' };
const iva = (rate: number): TaxRule => ({ ...flat('iva', rate), origin: ivaLaw, unread: true });

const exempt = { verified: { article: '35.I.B.13', read, copy } } as const;

/** Decreto Foral Legislativo 129/1999, artículos 8, 22 and 35. */
export const navarra: PurchaseTaxEntry = {
  validFrom: '1999-06-18',
  source: 'https://www.boe.es/buscar/act.php?id=BON-n-1999-90001',
  verified: { article: '8 y 22', read, copy },
  used: {
    rules: [flat('itp', 600)],
    reliefs: [
      {
        id: 'familia-con-hijos',
        rules: [flat('itp', 500)],
        verified: { article: '8.1.b', read, copy },
        reducedUpTo: 180_304_00,
      },
    ],
  },
  new: {
    rules: [iva(1000), flat('ajd', 50)],
    reliefs: [
      { ...exempt, id: 'protegida', rules: [iva(400), AJD_EXEMPT] },
      { ...exempt, id: 'protegida-general', rules: [AJD_EXEMPT] },
    ],
  },
};
