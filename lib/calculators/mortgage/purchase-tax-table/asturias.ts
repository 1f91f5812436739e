import type { PurchaseTaxEntry } from './purchase-tax-entry';
import { flat, IVA, protectedNewHomes, whole } from './tax-rule';

/** Artículo 32 bis, added by Ley 5/2025, artículo 39. */
const reduced = { article: '32 bis', read: '2026-11-22', copy: '2026-02' };
const low = whole('itp', { upTo: 150_000_00, rate: 400 }, { rate: 600 });

/** Decreto Legislativo 2/2014, artículos 26, 27, 32 bis and 34. The scale names a rate for the whole value. */
export const asturias: PurchaseTaxEntry = {
  validFrom: '2015-02-04',
  source: 'https://www.boe.es/buscar/act.php?id=BOE-A-2015-945',
  verified: { article: '26 y 34', read: '2026-11-26', copy: '2026-02' },
  used: {
    rules: [whole('itp', { upTo: 300_000_00, rate: 800 }, { upTo: 500_000_00, rate: 900 }, { rate: 1000 })],
    reliefs: [
      { id: 'joven', rules: [low], verified: reduced },
      { id: 'familia-numerosa', rules: [low], verified: reduced },
      { id: 'monoparental', rules: [low], verified: reduced },
      {
        id: 'protegida',
        rules: [flat('itp', 300)],
        verified: { article: '27', read: '2026-11-26', copy: '2026-02' },
      },
    ],
  },
  new: { rules: [IVA, flat('ajd', 120)], reliefs: protectedNewHomes },
};
