import type { PurchaseTaxEntry, Relief } from './purchase-tax-entry';
import { flat, IVA, LARGE_FAMILY, marginal, protectedGeneral, protectedSpecial, rising, upTo } from './tax-rule';

const read = '2026-11-26';
const copy = '2024-07-17';
/** Taxable bases of all buyers less their personal and family minimums: artículo 28.2.a. */
const income = { alone: upTo(31_500_00) };
const largeFamilyIncome = { alone: rising(37_800_00, 6_000_00, LARGE_FAMILY) };

function reliefs(tax: 'itp' | 'ajd', rate: number, article: string): Relief[] {
  const common = { rules: [flat(tax, rate)], verified: { article, read, copy } } as const;
  return [
    { id: 'joven', ...common, limits: { income, underAge: 36 }, home: 'first', buyers: 'all' },
    { id: 'familia-numerosa', ...common, limits: { income: largeFamilyIncome }, buyers: 'all' },
    { id: 'discapacidad', ...common, limits: { income, disability: 65 }, buyers: 'one' },
  ];
}

/** Decreto Legislativo 1/2013, artículos 24 to 26 and 28. */
export const castillaYLeon: PurchaseTaxEntry = {
  validFrom: '2013-09-21',
  source: 'https://www.boe.es/buscar/act.php?id=BOCL-h-2013-90254',
  verified: { article: '24 y 25', read, copy },
  used: {
    rules: [marginal('itp', { upTo: 250_000_00, rate: 800 }, { rate: 1000 })],
    reliefs: [
      ...reliefs('itp', 400, '25 y 28'),
      {
        id: 'protegida',
        rules: [flat('itp', 400)],
        verified: { article: '25 y 28', read, copy },
        limits: { income },
        home: 'first',
      },
    ],
  },
  new: {
    rules: [IVA, flat('ajd', 150)],
    reliefs: [
      ...reliefs('ajd', 50, '26 y 28'),
      protectedSpecial,
      protectedGeneral,
      {
        id: 'protegida-sin-exencion',
        rules: [flat('ajd', 50)],
        verified: { article: '26 y 28', read, copy },
        limits: { income },
        home: 'first',
      },
    ],
  },
};
