import type { Community } from '../communities';
import { flat } from './flat';
import type { PurchaseTaxEntry } from './purchase-tax-entry';

/** By community. */
export const purchaseTaxTable: Readonly<Record<Community, PurchaseTaxEntry>> = {
  andalucia: {
    validFrom: '2021-04-28',
    source: 'https://www.boe.es/',
    verified: false,
    new: { rules: [flat('iva', 1000), flat('ajd', 120)], reliefs: [] },
    used: { rules: [flat('itp', 700)], reliefs: [] },
  },
  aragon: {
    validFrom: '2016-01-01',
    source: 'https://www.boe.es/',
    verified: false,
    new: { rules: [flat('iva', 1000), flat('ajd', 150)], reliefs: [] },
    used: {
      rules: [
        {
          tax: 'itp',
          scale: {
            kind: 'marginal',
            brackets: [
              { upTo: 400_000_00, rate: 800 },
              { upTo: 450_000_00, rate: 850 },
              { upTo: 500_000_00, rate: 900 },
              { upTo: 750_000_00, rate: 950 },
              { rate: 1000 },
            ],
          },
        },
      ],
      reliefs: [],
    },
  },
  asturias: {
    validFrom: '2014-10-30',
    source: 'https://www.boe.es/',
    verified: false,
    new: { rules: [flat('iva', 1000), flat('ajd', 120)], reliefs: [] },
    used: {
      rules: [
        {
          tax: 'itp',
          scale: {
            kind: 'marginal',
            brackets: [{ upTo: 300_000_00, rate: 800 }, { upTo: 500_000_00, rate: 900 }, { rate: 1000 }],
          },
        },
      ],
      reliefs: [],
    },
  },
  baleares: {
    validFrom: '2023-07-18',
    source: 'https://www.boe.es/',
    verified: false,
    new: { rules: [flat('iva', 1000), flat('ajd', 150)], reliefs: [] },
    used: {
      rules: [
        {
          tax: 'itp',
          scale: {
            kind: 'marginal',
            brackets: [
              { upTo: 400_000_00, rate: 800 },
              { upTo: 600_000_00, rate: 900 },
              { upTo: 1_000_000_00, rate: 1000 },
              { upTo: 2_000_000_00, rate: 1200 },
              { rate: 1300 },
            ],
          },
        },
      ],
      reliefs: [],
    },
  },
  canarias: {
    validFrom: '2012-07-01',
    source: 'https://www.boe.es/',
    verified: false,
    new: { rules: [flat('igic', 700), flat('ajd', 75)], reliefs: [] },
    used: { rules: [flat('itp', 650)], reliefs: [] },
  },
  cantabria: {
    validFrom: '2024-01-01',
    source: 'https://www.boe.es/',
    verified: false,
    new: { rules: [flat('iva', 1000), flat('ajd', 150)], reliefs: [] },
    used: { rules: [flat('itp', 900)], reliefs: [] },
  },
  'castilla-la-mancha': {
    validFrom: '2016-06-01',
    source: 'https://www.boe.es/',
    verified: false,
    new: { rules: [flat('iva', 1000), flat('ajd', 150)], reliefs: [] },
    used: { rules: [flat('itp', 900)], reliefs: [] },
  },
  'castilla-y-leon': {
    validFrom: '2013-09-21',
    source: 'https://www.boe.es/',
    verified: false,
    new: { rules: [flat('iva', 1000), flat('ajd', 150)], reliefs: [] },
    used: {
      rules: [{ tax: 'itp', scale: { kind: 'marginal', brackets: [{ upTo: 250_000_00, rate: 800 }, { rate: 1000 }] } }],
      reliefs: [],
    },
  },
  cataluna: {
    validFrom: '2025-06-27',
    source: 'https://www.boe.es/',
    verified: false,
    new: { rules: [flat('iva', 1000), flat('ajd', 150)], reliefs: [] },
    used: {
      rules: [
        {
          tax: 'itp',
          scale: {
            kind: 'marginal',
            brackets: [
              { upTo: 600_000_00, rate: 1000 },
              { upTo: 900_000_00, rate: 1100 },
              { upTo: 1_500_000_00, rate: 1200 },
              { rate: 1300 },
            ],
          },
        },
      ],
      reliefs: [],
    },
  },
  ceuta: {
    validFrom: '1993-10-20',
    source: 'https://www.boe.es/',
    verified: false,
    new: { rules: [flat('ipsi', 600), flat('ajd', 50, 50)], reliefs: [] },
    used: { rules: [flat('itp', 600, 50)], reliefs: [] },
  },
  'comunidad-valenciana': {
    validFrom: '2026-06-01',
    source: 'https://www.boe.es/',
    verified: false,
    new: { rules: [flat('iva', 1000), flat('ajd', 140)], reliefs: [] },
    used: {
      rules: [{ tax: 'itp', scale: { kind: 'whole', brackets: [{ upTo: 1_000_000_00, rate: 900 }, { rate: 1100 }] } }],
      reliefs: [],
    },
  },
  extremadura: {
    validFrom: '2018-05-24',
    source: 'https://www.boe.es/',
    verified: false,
    new: { rules: [flat('iva', 1000), flat('ajd', 150)], reliefs: [] },
    used: {
      rules: [
        {
          tax: 'itp',
          scale: {
            kind: 'marginal',
            brackets: [{ upTo: 360_000_00, rate: 800 }, { upTo: 600_000_00, rate: 1000 }, { rate: 1100 }],
          },
        },
      ],
      reliefs: [],
    },
  },
  galicia: {
    validFrom: '2023-01-01',
    source: 'https://www.boe.es/',
    verified: false,
    new: { rules: [flat('iva', 1000), flat('ajd', 150)], reliefs: [] },
    used: { rules: [flat('itp', 800)], reliefs: [] },
  },
  'la-rioja': {
    validFrom: '2017-11-01',
    source: 'https://www.boe.es/',
    verified: false,
    new: { rules: [flat('iva', 1000), flat('ajd', 100)], reliefs: [] },
    used: { rules: [flat('itp', 700)], reliefs: [] },
  },
  madrid: {
    validFrom: '2014-01-01',
    source: 'https://www.boe.es/',
    verified: false,
    new: {
      rules: [
        flat('iva', 1000),
        {
          tax: 'ajd',
          scale: {
            kind: 'whole',
            brackets: [{ upTo: 120_000_00, rate: 40 }, { upTo: 180_000_00, rate: 50 }, { rate: 75 }],
          },
        },
      ],
      reliefs: [],
    },
    used: { rules: [flat('itp', 600)], reliefs: [] },
  },
  melilla: {
    validFrom: '1993-10-20',
    source: 'https://www.boe.es/',
    verified: false,
    new: { rules: [flat('ipsi', 400), flat('ajd', 50, 50)], reliefs: [] },
    used: { rules: [flat('itp', 600, 50)], reliefs: [] },
  },
  murcia: {
    validFrom: '2025-07-26',
    source: 'https://www.boe.es/',
    verified: false,
    new: { rules: [flat('iva', 1000), flat('ajd', 150)], reliefs: [] },
    used: { rules: [flat('itp', 775)], reliefs: [] },
  },
  navarra: {
    validFrom: '2003-01-01',
    source: 'https://www.boe.es/',
    verified: false,
    new: { rules: [flat('iva', 1000), flat('ajd', 50)], reliefs: [] },
    used: { rules: [flat('itp', 600)], reliefs: [] },
  },
  'pais-vasco': {
    validFrom: '2012-01-01',
    source: 'https://www.boe.es/',
    verified: false,
    new: { rules: [flat('iva', 1000), flat('ajd', 50)], reliefs: [] },
    used: { rules: [flat('itp', 400)], reliefs: [] },
  },
};
