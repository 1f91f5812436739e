import type { PurchaseTaxEntry, Relief } from './purchase-tax-entry';
import { flat, IVA, protectedNewHomes, since } from './tax-rule';

const SOURCE = 'https://www.boe.es/buscar/act.php?id=BOE-A-2011-10542';
const verified = { article: '6 y 7', read: '2026-11-22', copy: '2026-03' };

function reliefs(tax: 'itp' | 'ajd', rate: number): Relief[] {
  const ids = ['joven', 'familia-numerosa', 'discapacidad'] as const;
  const article = tax === 'itp' ? '6' : '7';
  return ids.map((id) => ({ id, rules: [flat(tax, rate)], verified: { ...verified, article } }));
}

/** Decreto Legislativo 1/2010, artículos 6 and 7. */
export const murcia: PurchaseTaxEntry = {
  validFrom: '2025-07-25',
  source: SOURCE,
  verified,
  used: {
    rules: [flat('itp', 775)],
    reliefs: [
      ...reliefs('itp', 300),
      { id: 'protegida', rules: [flat('itp', 400)], verified: { ...verified, article: '6' } },
    ],
  },
  new: {
    rules: [IVA, since(flat('ajd', 150), SOURCE)],
    reliefs: [...reliefs('ajd', 10), ...protectedNewHomes],
  },
};
