import type { PurchaseTaxEntry } from './purchase-tax-entry';
import { flat, protectedGeneral, rebate, since } from './tax-rule';

const SOURCE = 'https://www.boe.es/buscar/act.php?id=BOC-j-2009-90008';
const igicLaw = { validFrom: '2026-01-01', source: 'https://www.boe.es/buscar/act.php?id=BOC-j-2025-90249' };
const igic = (rate: number) => ({ ...flat('igic', rate), origin: igicLaw });

const priceUpTo = 200_000_00;
const ofIgic = { verified: false, article: '38', source: igicLaw.source, priceUpTo } as const;

/** ITP and AJD: Decreto Legislativo 1/2009, artículos 31 to 37. IGIC: Decreto Legislativo 1/2025, artículo 38. */
export const canarias: PurchaseTaxEntry = {
  source: SOURCE,
  verified: { article: '31 y 36', read: '2026-11-26', copy: '2026-08-14' },
  used: {
    rules: [flat('itp', 650)],
    reliefs: [
      {
        id: 'vivienda-habitual',
        rules: [flat('itp', 500)],
        verified: { article: '31', read: '2026-11-22', copy: '2026-08-14' },
        priceUpTo,
      },
      { id: 'joven', rules: [rebate(flat('itp', 500), 20)], verified: false, article: '31', priceUpTo },
    ],
  },
  new: {
    // Ley 11/2015, disposición final 3.5.
    rules: [igic(700), since(flat('ajd', 100), SOURCE, '2016-01-01')],
    reliefs: [
      { id: 'vivienda-habitual', rules: [igic(500)], ...ofIgic },
      { id: 'joven', rules: [igic(300)], ...ofIgic },
      // The AJD is exempt by the state's law; whether the IGIC is lower too could not be read.
      { ...protectedGeneral, verified: false, article: protectedGeneral.verified.article },
    ],
  },
};
