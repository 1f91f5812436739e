import type { PurchaseTaxEntry, Relief } from './purchase-tax-entry';
import { flat, IVA, protectedNewHomes } from './tax-rule';

const SOURCE = 'https://www.boe.es/buscar/act.php?id=BOE-A-2014-1368';

function reliefs(tax: 'itp' | 'ajd', article: string, home: number, young: number, family: number): Relief[] {
  const common = { verified: false, article, validFrom: '2026-03-31', source: SOURCE, priceUpTo: 240_000_00 } as const;
  return [
    { id: 'vivienda-habitual', rules: [flat(tax, home)], ...common },
    { id: 'joven', rules: [flat(tax, young)], ...common },
    { id: 'familia-numerosa', rules: [flat(tax, family)], ...common },
    { id: 'monoparental', rules: [flat(tax, family)], ...common },
    { id: 'discapacidad', rules: [flat(tax, family)], ...common },
  ];
}

/** Ley 8/2013, artículos 19 and 21. */
export const castillaLaMancha: PurchaseTaxEntry = {
  validFrom: '2016-06-01',
  source: SOURCE,
  verified: false,
  used: { rules: [flat('itp', 900)], reliefs: reliefs('itp', '19', 600, 300, 500) },
  new: {
    rules: [IVA, flat('ajd', 150)],
    reliefs: [...reliefs('ajd', '21', 75, 25, 50), ...protectedNewHomes],
  },
};
