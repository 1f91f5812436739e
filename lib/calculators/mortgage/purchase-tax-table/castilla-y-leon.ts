import type { PurchaseTaxEntry, Relief } from './purchase-tax-entry';
import { flat, IVA, marginal, protectedGeneral, protectedSpecial } from './tax-rule';

const read = '2026-11-26';
const copy = '2024-07-17';

function reliefs(tax: 'itp' | 'ajd', rate: number, article: string, protectedHome: Relief['id']): Relief[] {
  const ids = ['joven', 'familia-numerosa', 'discapacidad', protectedHome] as const;
  return ids.map((id) => ({ id, rules: [flat(tax, rate)], verified: { article, read, copy } }));
}

/** Decreto Legislativo 1/2013, artículos 24 to 26 and 28. */
export const castillaYLeon: PurchaseTaxEntry = {
  validFrom: '2013-09-21',
  source: 'https://www.boe.es/buscar/act.php?id=BOCL-h-2013-90254',
  verified: { article: '24 y 25', read, copy },
  used: {
    rules: [marginal('itp', { upTo: 250_000_00, rate: 800 }, { rate: 1000 })],
    reliefs: reliefs('itp', 400, '25 y 28', 'protegida'),
  },
  new: {
    rules: [IVA, flat('ajd', 150)],
    reliefs: [protectedSpecial, protectedGeneral, ...reliefs('ajd', 50, '26 y 28', 'protegida-sin-exencion')],
  },
};
