import type { PurchaseTaxEntry } from './purchase-tax-entry';
import { flat, IVA, protectedNewHome } from './tax-rule';

/** Ley 8/2013, artículos 19, 21 and 22. */
export const castillaLaMancha: PurchaseTaxEntry = {
  validFrom: '2016-06-01',
  source: 'https://www.boe.es/buscar/act.php?id=BOE-A-2014-1368',
  verified: false,
  used: {
    rules: [flat('itp', 900)],
    reliefs: [
      {
        id: 'vivienda-habitual',
        rules: [flat('itp', 600)],
        verified: false,
        priceLimit: 240_000_00,
        firstHome: true,
        loanAbove: 50,
      },
      {
        id: 'joven',
        rules: [flat('itp', 300)],
        verified: false,
        underAge: 36,
        priceLimit: 240_000_00,
        firstHome: true,
        loanAbove: 50,
      },
      {
        id: 'familia-numerosa',
        rules: [flat('itp', 500)],
        verified: false,
        priceLimit: 240_000_00,
        firstHome: true,
        loanAbove: 50,
      },
      {
        id: 'monoparental',
        rules: [flat('itp', 500)],
        verified: false,
        priceLimit: 240_000_00,
        firstHome: true,
        loanAbove: 50,
      },
      {
        id: 'discapacidad',
        rules: [flat('itp', 500)],
        verified: false,
        disability: 65,
        priceLimit: 240_000_00,
        firstHome: true,
        loanAbove: 50,
      },
    ],
  },
  new: {
    rules: [IVA, flat('ajd', 150)],
    reliefs: [
      {
        id: 'vivienda-habitual',
        rules: [flat('ajd', 75)],
        verified: false,
        priceLimit: 240_000_00,
        firstHome: true,
        loanAbove: 50,
      },
      {
        id: 'joven',
        rules: [flat('ajd', 25)],
        verified: false,
        underAge: 36,
        priceLimit: 240_000_00,
        firstHome: true,
        loanAbove: 50,
      },
      {
        id: 'familia-numerosa',
        rules: [flat('ajd', 50)],
        verified: false,
        priceLimit: 240_000_00,
        firstHome: true,
        loanAbove: 50,
      },
      {
        id: 'monoparental',
        rules: [flat('ajd', 50)],
        verified: false,
        priceLimit: 240_000_00,
        firstHome: true,
        loanAbove: 50,
      },
      {
        id: 'discapacidad',
        rules: [flat('ajd', 50)],
        verified: false,
        disability: 65,
        priceLimit: 240_000_00,
        firstHome: true,
        loanAbove: 50,
      },
      protectedNewHome,
    ],
  },
};
