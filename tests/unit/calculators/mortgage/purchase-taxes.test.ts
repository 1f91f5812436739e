import fc from 'fast-check';
import { purchaseTaxTable, TABLE_CHECKED } from '@/lib/calculators/mortgage/purchase-tax-table/purchase-tax-table';
import {
  COMMUNITIES,
  type Community,
  type HomeKind,
  purchaseTaxes,
  type ReliefId,
  reliefsFor,
  type Tax,
} from '@/lib/calculators/mortgage/purchase-taxes';
import { type BuyerFacts, reliefLimits } from '@/lib/calculators/mortgage/relief-limits';
import { savingsNeeded } from '@/lib/calculators/mortgage/savings-needed';
import vectors from './vectors/purchase-taxes.json';

const HOMES = ['used', 'new'] as const;

/** Each kind of home with each of its reliefs, and without one. */
const choices = COMMUNITIES.flatMap((community) =>
  HOMES.flatMap((home) =>
    [undefined, ...reliefsFor(community, home).map(({ id }) => id)].map((relief) => ({
      community,
      home,
      ...(relief && { relief }),
    })),
  ),
);

type Vector = [Community, HomeKind, ReliefId | null, number, BuyerFacts, boolean, Partial<Record<Tax, number>>];

test('the taxes are those of the independent table, below, at and above every limit', () => {
  expect(vectors.length).toBeGreaterThan(2_000);
  const wrong = (vectors as unknown as Vector[]).filter(
    ([community, home, relief, price, facts, granted, expected]) => {
      const taxes = purchaseTaxes({ community, home, price, facts, ...(relief && { relief }) });
      const lines = Object.fromEntries(taxes.lines.map(({ tax, amount }) => [tax, amount]));
      return JSON.stringify(lines) !== JSON.stringify(expected) || (taxes.relief !== undefined) !== granted;
    },
  );
  expect(wrong).toEqual([]);
});

test('every community, kind of home and relief has a vector', () => {
  const named = new Set(
    (vectors as unknown as Vector[]).map(([community, home, relief]) => `${community} ${home} ${relief}`),
  );
  const missing = choices.filter(({ community, home, relief }) => !named.has(`${community} ${home} ${relief ?? null}`));
  expect(missing).toEqual([]);
  expect(named.size).toBe(choices.length);
});

/** Kinds of limit of each reduction for which a vector is granted, and those for which one is refused. */
test('every limit of every reduction has a vector that keeps to it and one that passes it', () => {
  const missing = choices.flatMap(({ community, home, relief: id }) => {
    const relief = reliefsFor(community, home).find((one) => one.id === id);
    if (!relief) return [];
    const kinds = [...Object.keys(relief.limits ?? {}), ...(relief.buyers === 'all' ? ['buyers'] : [])];
    const own = (vectors as unknown as Vector[]).filter(
      (one) => one[0] === community && one[1] === home && one[2] === id,
    );
    const passed = new Set(
      own.flatMap(([, , , price, facts]) =>
        reliefLimits(relief, price, facts).passed.map(({ kind }) => kind as string),
      ),
    );
    const isGranted = own.some((one) => one[5]);
    return [...kinds.filter((kind) => !passed.has(kind)), ...(isGranted ? [] : ['granted'])].map(
      (kind) => `${community} ${home} ${id} ${kind}`,
    );
  });
  expect(missing).toEqual([]);
});

describe('figures that were charged wrongly', () => {
  const ajd = (price: number) =>
    purchaseTaxes({ community: 'madrid', home: 'new', price }).lines.find(({ tax }) => tax === 'ajd')?.amount;

  test('in Madrid the tax on a deed never rises by more than the price', () => {
    expect([180_000_00, 180_000_01, 120_001_00].map(ajd)).toEqual([900_00, 900_01, 481_00]);
    expect(ajd(200_000_00)).toBe(1_500_00);
  });

  test('the first deed of a protected home is exempt', () => {
    const { lines } = purchaseTaxes({ community: 'aragon', home: 'new', price: 200_000_00, relief: 'protegida' });
    expect(lines.map(({ tax, amount }) => [tax, amount])).toEqual([
      ['iva', 8_000_00],
      ['ajd', 0],
    ]);
  });

  test('in Galicia neither price nor wealth may pass the limit of the family', () => {
    const galicia = (facts: BuyerFacts, price = 300_000_00) =>
      purchaseTaxes({ community: 'galicia', home: 'used', price, relief: 'joven', facts });
    expect(galicia({ members: 1, wealth: 0 }).total).toBe(24_000_00);
    expect(galicia({ members: 2, wealth: 0 }).total).toBe(24_000_00);
    expect(galicia({ members: 3, wealth: 300_000_00 }).total).toBe(9_000_00);
    expect(galicia({ members: 3, wealth: 300_000_01 }).total).toBe(24_000_00);
    expect(galicia({ members: 3 })).toMatchObject({ total: 24_000_00, open: ['wealth'], passed: [] });
  });
});

const anyChoice = fc.constantFrom(...choices);
/** Of every kind, so that each limit is sometimes kept and sometimes passed. */
const anyFacts = fc.record(
  {
    members: fc.integer({ min: 1, max: 9 }),
    dependants: fc.integer({ min: 0, max: 9 }),
    income: fc.integer({ min: 0, max: 80_000_00 }),
    joint: fc.boolean(),
    wealth: fc.integer({ min: 0, max: 600_000_00 }),
    area: fc.integer({ min: 30_00, max: 200_00 }),
    age: fc.integer({ min: 18, max: 70 }),
    loan: fc.constant(1_000_000_000_00),
    share: fc.integer({ min: 1, max: 10_000 }),
  },
  { requiredKeys: [] },
);
const anyPrice = fc.integer({ min: 1, max: 1_000_000_000_00 });

test('a dearer home never pays less, and a relief never pays more', () => {
  fc.assert(
    fc.property(anyChoice, anyFacts, anyPrice, anyPrice, (choice, facts, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const cheap = purchaseTaxes({ ...choice, facts, price: low });
      expect(purchaseTaxes({ ...choice, facts, price: high }).total).toBeGreaterThanOrEqual(cheap.total);
      const { community, home } = choice;
      expect(cheap.total).toBeLessThanOrEqual(purchaseTaxes({ community, home, price: low }).total);
    }),
    { seed: 15, numRuns: 2_000 },
  );
});

test('the lines add up to the total, and the parts of each to the price', () => {
  fc.assert(
    fc.property(anyChoice, anyFacts, anyPrice, (choice, facts, price) => {
      const { lines, total } = purchaseTaxes({ ...choice, facts, price });
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      for (const { parts } of lines) expect(parts.reduce((sum, { base }) => sum + base, 0) / price).toBeCloseTo(1, 12);
    }),
    { seed: 15, numRuns: 1_000 },
  );
});

/** Adds the rate of each euro, one by one; the brackets of Cataluña, Castilla y León, Extremadura and Aragón. */
function euroByEuro(euros: number, steps: readonly (readonly [from: number, percent: number])[]): number {
  let hundredths = 0;
  for (let euro = 1; euro <= euros; euro += 1) {
    let percent = 0;
    for (const [from, rate] of steps) if (euro > from) percent = rate;
    hundredths += percent;
  }
  return Math.round(hundredths);
}

const SCALES = {
  cataluna: [
    [0, 10],
    [600_000, 11],
    [900_000, 12],
    [1_500_000, 13],
  ],
  'castilla-y-leon': [
    [0, 8],
    [250_000, 10],
  ],
  extremadura: [
    [0, 8],
    [360_000, 10],
    [600_000, 11],
  ],
  aragon: [
    [0, 8],
    [400_000, 8.5],
    [450_000, 9],
    [500_000, 9.5],
    [750_000, 10],
  ],
} as const;

test('a scale by brackets taxes each euro at the rate of its bracket', () => {
  const community = fc.constantFrom(...(Object.keys(SCALES) as (keyof typeof SCALES)[]));
  fc.assert(
    fc.property(community, fc.integer({ min: 1, max: 2_000_000 }), (name, euros) => {
      const { total } = purchaseTaxes({ community: name, home: 'used', price: euros * 100 });
      expect(total).toBe(euroByEuro(euros, SCALES[name]));
    }),
    { seed: 15, numRuns: 10 },
  );
});

test('impossible purchases are refused', () => {
  const madrid = { community: 'madrid', home: 'used' } as const;
  for (const price of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => purchaseTaxes({ ...madrid, price })).toThrow(RangeError);
  expect(() => purchaseTaxes({ ...madrid, price: 1, relief: 'monoparental' })).toThrow(RangeError);
  for (const share of [0, -1, 0.5, 10_001])
    expect(() => purchaseTaxes({ ...madrid, price: 1, facts: { share } })).toThrow(RangeError);
  expect(() => savingsNeeded({ price: 1, savings: 0, taxes: -1 })).toThrow(RangeError);
});

test('what is needed in cash is the deposit, the taxes and the costs', () => {
  const { total: taxes } = purchaseTaxes({ community: 'comunidad-valenciana', home: 'used', price: 200_000_00 });
  expect(savingsNeeded({ price: 200_000_00, savings: 60_000_00, taxes })).toEqual({
    downPayment: 40_000_00,
    taxes: 18_000_00,
    costs: 2_250_00,
    total: 60_250_00,
    shortfall: 250_00,
  });
});

describe('the table', () => {
  const origins = COMMUNITIES.flatMap((community) => {
    const { used, new: brandNew, ...entry } = purchaseTaxTable[community];
    const rules = [used, brandNew].flatMap(({ rules, reliefs }) => [
      ...rules,
      ...reliefs.flatMap((relief) => relief.rules),
    ]);
    return [entry, ...rules.flatMap(({ origin }) => origin ?? [])].map(({ validFrom, source }) => ({
      community,
      ...(validFrom && { validFrom }),
      source,
    }));
  });

  /** What is wrong with the origin of a rate, in one sentence. */
  function originFault({ validFrom, source }: { validFrom?: string; source: string }): string | undefined {
    if (!/^https:\/\/[\w.-]+\.(es|eus|org)\/\S+$/.test(source))
      return `${source} is no address of a gazette or an agency`;
    if (validFrom === undefined) return undefined;
    if (!/^\d{4}-\d{2}-\d{2}$/.test(validFrom) || !(Date.parse(validFrom) <= Date.parse(TABLE_CHECKED)))
      return `${validFrom} is no date until ${TABLE_CHECKED}`;
    return undefined;
  }

  test('each rate has its official source and a readable date', () => {
    expect(origins.length).toBeGreaterThan(COMMUNITIES.length);
    expect(origins.flatMap((origin) => originFault(origin) ?? [])).toEqual([]);
  });

  test.each([
    [{ validFrom: '2026-06-01', source: '' }],
    [{ validFrom: '2026-06-01', source: 'https://www.boe.es/' }],
    [{ validFrom: '1 de junio de 2026', source: 'https://www.boe.es/buscar/act.php?id=BOE-A-1998-8202' }],
    [{ validFrom: '2027-01-01', source: 'https://www.boe.es/buscar/act.php?id=BOE-A-1998-8202' }],
    [{ validFrom: '2026-13-01', source: 'https://www.boe.es/buscar/act.php?id=BOE-A-1998-8202' }],
  ])('a missing source and an unreadable date are found: %j', (origin) => {
    expect(originFault(origin)).toBeDefined();
  });

  test('brackets rise, and only the last one has no end', () => {
    for (const community of COMMUNITIES)
      for (const home of HOMES) {
        const { rules, reliefs } = purchaseTaxTable[community][home];
        for (const { scale } of [...rules, ...reliefs.flatMap((relief) => relief.rules)]) {
          if (scale.kind === 'flat') continue;
          const ends = scale.brackets.map(({ upTo }) => upTo ?? Number.POSITIVE_INFINITY);
          expect(ends).toEqual([...ends].sort((a, b) => a - b));
          expect(ends.filter((end) => end === Number.POSITIVE_INFINITY)).toHaveLength(1);
        }
      }
  });

  test('what is verified names the article, the day on which it was read and the date of the copy', () => {
    const readings = COMMUNITIES.flatMap((community) => {
      const { verified, used, new: brandNew } = purchaseTaxTable[community];
      return [verified, ...[...used.reliefs, ...brandNew.reliefs].map((relief) => relief.verified)];
    }).filter((reading) => reading !== false);
    expect(readings.length).toBeGreaterThan(50);
    for (const { article, read, copy } of readings) {
      expect(article).toMatch(/^\d/);
      expect(read).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(read <= TABLE_CHECKED).toBe(true);
      expect(copy).toMatch(/^\d{4}(-\d{2}){0,2}$/);
      expect(copy <= read).toBe(true);
    }
  });

  test('the date of a rate is that of the general rate, also where a reduction applies', () => {
    const canarias = purchaseTaxes({
      community: 'canarias',
      home: 'used',
      price: 100_000_00,
      relief: 'vivienda-habitual',
    });
    expect(canarias.lines.map(({ validFrom }) => validFrom)).toEqual([undefined]);
    const cantabria = purchaseTaxes({ community: 'cantabria', home: 'used', price: 100_000_00, relief: 'joven' });
    expect(cantabria.lines.map(({ validFrom }) => validFrom)).toEqual(['2024-01-01']);
    const galicia = purchaseTaxes({ community: 'galicia', home: 'new', price: 100_000_00 });
    expect(galicia.lines.map(({ tax, validFrom }) => [tax, validFrom])).toEqual([
      ['iva', '2013-01-01'],
      ['ajd', '2013-02-28'],
    ]);
  });

  test('Navarre and the Basque Country do not cite the law of the IVA that is not theirs', () => {
    for (const community of ['navarra', 'pais-vasco'] as const) {
      const { lines, verified } = purchaseTaxes({ community, home: 'new', price: 100_000_00 });
      expect(lines.filter(({ source }) => source.includes('BOE-A-1992-28740'))).toEqual([]);
      expect(verified).toBe(false);
    }
  });

  test('the communities without a comparison are those that docs/yearly.md lists', async () => {
    const { readFile } = await import('node:fs/promises');
    const text = await readFile('docs/yearly.md', 'utf8');
    const listed = text.slice(text.indexOf('## To be confirmed before going live'));
    const unverified = COMMUNITIES.filter((community) => {
      const { verified, used, new: brandNew } = purchaseTaxTable[community];
      const rules = [used, brandNew].flatMap((taxes) => [...taxes.rules, ...taxes.reliefs.flatMap((one) => one.rules)]);
      return (
        !verified ||
        [...used.reliefs, ...brandNew.reliefs].some((relief) => !relief.verified) ||
        rules.some(({ unread }) => unread)
      );
    });
    expect(COMMUNITIES.filter((community) => listed.includes(`\`${community}\``))).toEqual(unverified);
  });
});
