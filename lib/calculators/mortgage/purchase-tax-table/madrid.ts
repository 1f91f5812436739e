import type { PurchaseTaxEntry, TaxRule } from './purchase-tax-entry';
import { flat, IVA, protectedGeneral, protectedSpecial, rebate } from './tax-rule';

const seen = (article: string) => ({ article, read: '2026-11-26', copy: '2026-08-31' });

/** Artículos 32 and 37: the tax rises by no more than the price does. */
const ajd: TaxRule = {
  tax: 'ajd',
  scale: {
    kind: 'whole-limited',
    brackets: [{ upTo: 120_000_00, rate: 40 }, { upTo: 180_000_00, rate: 50 }, { rate: 75 }],
  },
};
const priceUpTo = 250_000_00;

/** Decreto Legislativo 1/2010, artículos 28 to 30 bis, 32, 37, 38 bis and 38 ter; 30 bis and 38 bis by Ley 5/2024. */
export const madrid: PurchaseTaxEntry = {
  validFrom: '2014-01-01',
  source: 'https://www.boe.es/buscar/act.php?id=BOCM-m-2010-90068',
  verified: seen('28, 32 y 37'),
  used: {
    rules: [flat('itp', 600)],
    reliefs: [
      { id: 'vivienda-habitual', rules: [rebate(flat('itp', 600), 10)], verified: seen('30 bis'), priceUpTo },
      { id: 'familia-numerosa', rules: [flat('itp', 400)], verified: seen('29') },
    ],
  },
  new: {
    rules: [IVA, ajd],
    reliefs: [
      { id: 'vivienda-habitual', rules: [rebate(ajd, 10)], verified: seen('38 bis'), priceUpTo },
      { id: 'familia-numerosa', rules: [rebate(ajd, 95)], verified: seen('38 ter') },
      protectedSpecial,
      protectedGeneral,
      { id: 'protegida-sin-exencion', rules: [flat('ajd', 20)], verified: seen('32.1.a') },
    ],
  },
};
