import type { PurchaseTaxEntry } from './purchase-tax-entry';
import { flat, IVA, marginal, protectedNewHome } from './tax-rule';

/** Decreto Legislativo 1/2013, artículos 24 to 26 and 28. */
export const castillaYLeon: PurchaseTaxEntry = {
  validFrom: '2013-09-21',
  source: 'https://www.boe.es/buscar/act.php?id=BOCL-h-2013-90254',
  verified: true,
  used: {
    rules: [marginal('itp', { upTo: 250_000_00, rate: 800 }, { rate: 1000 })],
    reliefs: [
      {
        id: 'joven',
        rules: [flat('itp', 400)],
        verified: true,
        underAge: 36,
        firstHome: true,
        income: { alone: 31_500_00 },
      },
      { id: 'familia-numerosa', rules: [flat('itp', 400)], verified: true, income: { alone: 37_800_00 } },
      { id: 'discapacidad', rules: [flat('itp', 400)], verified: true, disability: 65, income: { alone: 31_500_00 } },
      { id: 'protegida', rules: [flat('itp', 400)], verified: true, firstHome: true, income: { alone: 31_500_00 } },
    ],
  },
  new: {
    rules: [IVA, flat('ajd', 150)],
    reliefs: [
      {
        id: 'joven',
        rules: [flat('ajd', 50)],
        verified: true,
        underAge: 36,
        firstHome: true,
        income: { alone: 31_500_00 },
      },
      { id: 'familia-numerosa', rules: [flat('ajd', 50)], verified: true, income: { alone: 37_800_00 } },
      { id: 'discapacidad', rules: [flat('ajd', 50)], verified: true, disability: 65, income: { alone: 31_500_00 } },
      protectedNewHome,
    ],
  },
};
