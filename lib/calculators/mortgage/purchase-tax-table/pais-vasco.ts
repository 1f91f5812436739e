import type { PurchaseTaxEntry, TaxRule } from './purchase-tax-entry';
import { flat } from './tax-rule';

/** The IVA of the three territories has the state's rates by Ley 12/2002, artículo 26; their own texts could not be read. */
const ivaLaw = { source: 'https://www.boe.es/buscar/act.php?id=BOE-A-2002-9969' };
const iva = (rate: number): TaxRule => ({ ...flat('iva', rate), origin: ivaLaw, unread: true });

/** Normas Forales 11/2003 (Álava), 1/2011 (Bizkaia) and 18/1987 (Gipuzkoa), whose rates for homes are the same. */
export const paisVasco: PurchaseTaxEntry = {
  source: 'https://www.gipuzkoa.eus/es/web/ogasuna/impuestos/modelo/60t/tipos-impositivos',
  verified: false,
  used: {
    rules: [flat('itp', 400)],
    reliefs: [
      { id: 'vivienda-habitual', rules: [flat('itp', 250)], verified: false },
      { id: 'familia-numerosa', rules: [flat('itp', 250)], verified: false },
    ],
  },
  // Each territory exempts deeds of protected homes on terms that could not be read: counted without the exemption.
  new: {
    rules: [iva(1000), flat('ajd', 50)],
    reliefs: [{ id: 'protegida', rules: [iva(400)], verified: false, source: ivaLaw.source, article: '26' }],
  },
};
