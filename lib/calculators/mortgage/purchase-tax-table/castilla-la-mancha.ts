import type { PurchaseTaxEntry, Relief } from './purchase-tax-entry';
import { flat, IVA, protectedNewHomes, upTo } from './tax-rule';

const limits = { price: upTo(240_000_00), loanAbove: 50 };

function reliefs(tax: 'itp' | 'ajd', home: number, young: number, family: number): Relief[] {
  const common = { verified: false, limits, home: 'first', buyers: 'all' } as const;
  return [
    { id: 'vivienda-habitual', rules: [flat(tax, home)], ...common },
    { id: 'joven', rules: [flat(tax, young)], ...common, limits: { ...limits, underAge: 36 } },
    { id: 'familia-numerosa', rules: [flat(tax, family)], ...common },
    { id: 'monoparental', rules: [flat(tax, family)], ...common },
    { id: 'discapacidad', rules: [flat(tax, family)], ...common, limits: { ...limits, disability: 65 } },
  ];
}

/** Ley 8/2013, artículos 19, 21 and 22. */
export const castillaLaMancha: PurchaseTaxEntry = {
  validFrom: '2016-06-01',
  source: 'https://www.boe.es/buscar/act.php?id=BOE-A-2014-1368',
  verified: false,
  used: { rules: [flat('itp', 900)], reliefs: reliefs('itp', 600, 300, 500) },
  new: {
    rules: [IVA, flat('ajd', 150)],
    reliefs: [...reliefs('ajd', 75, 25, 50), ...protectedNewHomes],
  },
};
