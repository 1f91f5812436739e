import type { PurchaseTaxEntry } from './purchase-tax-entry';
import { flat, IVA, protectedNewHome, whole } from './tax-rule';

/** Ley 13/1997, artículos 13 and 14; above a million the whole price pays 11 %. */
export const comunidadValenciana: PurchaseTaxEntry = {
  validFrom: '2026-06-01',
  source: 'https://www.boe.es/buscar/act.php?id=BOE-A-1998-8202',
  verified: true,
  used: {
    rules: [whole('itp', { upTo: 1_000_000_00, rate: 900 }, { rate: 1100 })],
    reliefs: [
      {
        id: 'joven',
        rules: [whole('itp', { upTo: 180_000_00, rate: 600 }, { rate: 800 })],
        verified: false,
        underAge: 35,
        firstHome: true,
        income: { alone: 30_000_00, joint: 47_000_00 },
      },
      {
        id: 'familia-numerosa',
        rules: [whole('itp', { upTo: 180_000_00, rate: 300 }, { rate: 400 })],
        verified: false,
        income: { alone: 30_000_00, joint: 47_000_00 },
      },
      {
        id: 'monoparental',
        rules: [whole('itp', { upTo: 180_000_00, rate: 300 }, { rate: 400 })],
        verified: false,
        income: { alone: 30_000_00, joint: 47_000_00 },
      },
      {
        id: 'discapacidad',
        rules: [whole('itp', { upTo: 180_000_00, rate: 300 }, { rate: 400 })],
        verified: true,
        disability: 65,
      },
      {
        id: 'protegida',
        rules: [whole('itp', { upTo: 180_000_00, rate: 600 }, { rate: 800 })],
        verified: true,
        firstHome: true,
      },
    ],
  },
  new: {
    rules: [IVA, flat('ajd', 140)],
    reliefs: [{ id: 'vivienda-habitual', rules: [flat('ajd', 10)], verified: true }, protectedNewHome],
  },
};
