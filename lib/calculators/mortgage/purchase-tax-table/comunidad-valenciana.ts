import type { PurchaseTaxEntry } from './purchase-tax-entry';
import { flat, IVA, protectedNewHomes, whole } from './tax-rule';

const high = whole('itp', { upTo: 180_000_00, rate: 600 }, { rate: 800 });
const low = whole('itp', { upTo: 180_000_00, rate: 300 }, { rate: 400 });
const seen = (article: string) => ({ article, read: '2026-11-22', copy: '2026' });

/** Ley 13/1997, artículos 13 and 14; above a million the whole price pays 11 %. */
export const comunidadValenciana: PurchaseTaxEntry = {
  validFrom: '2026-06-01',
  source: 'https://www.boe.es/buscar/act.php?id=BOE-A-1998-8202',
  verified: seen('13 y 14'),
  used: {
    rules: [whole('itp', { upTo: 1_000_000_00, rate: 900 }, { rate: 1100 })],
    reliefs: [
      { id: 'joven', rules: [high], verified: seen('13') },
      { id: 'familia-numerosa', rules: [low], verified: seen('13') },
      { id: 'monoparental', rules: [low], verified: seen('13') },
      { id: 'discapacidad', rules: [low], verified: seen('13') },
      { id: 'protegida', rules: [high], verified: seen('13') },
    ],
  },
  new: {
    rules: [IVA, flat('ajd', 140)],
    reliefs: [{ id: 'vivienda-habitual', rules: [flat('ajd', 10)], verified: seen('14') }, ...protectedNewHomes],
  },
};
