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

type Vector = [Community, HomeKind, ReliefId | null, number, boolean, Partial<Record<Tax, number>>];

test('the taxes are those of the independent table', () => {
  expect(vectors.length).toBeGreaterThan(400);
  const wrong = (vectors as unknown as Vector[]).filter(([community, home, relief, price, granted, expected]) => {
    const taxes = purchaseTaxes({ community, home, price, ...(relief && { relief }) });
    const lines = Object.fromEntries(taxes.lines.map(({ tax, amount }) => [tax, amount]));
    return JSON.stringify(lines) !== JSON.stringify(expected) || (taxes.relief !== undefined) !== granted;
  });
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

const anyChoice = fc.constantFrom(...choices);
const anyPrice = fc.integer({ min: 1, max: 1_000_000_000_00 });

test('a dearer home never pays less, and a relief never pays more', () => {
  fc.assert(
    fc.property(anyChoice, anyPrice, anyPrice, (choice, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const cheap = purchaseTaxes({ ...choice, price: low });
      expect(purchaseTaxes({ ...choice, price: high }).total).toBeGreaterThanOrEqual(cheap.total);
      const { community, home } = choice;
      expect(cheap.total).toBeLessThanOrEqual(purchaseTaxes({ community, home, price: low }).total);
    }),
    { seed: 15, numRuns: 2_000 },
  );
});

test('the lines add up to the total, and the parts of each to the price', () => {
  fc.assert(
    fc.property(anyChoice, anyPrice, (choice, price) => {
      const { lines, total } = purchaseTaxes({ ...choice, price });
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
      for (const { parts } of lines) expect(parts.reduce((sum, { base }) => sum + base, 0)).toBe(price);
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
      validFrom,
      source,
    }));
  });

  /** What is wrong with the origin of a rate, in one sentence. */
  function originFault({ validFrom, source }: { validFrom: string; source: string }): string | undefined {
    if (!/^https:\/\/[\w.-]+\.(es|eus|org)\/\S+$/.test(source))
      return `${source} is no address of a gazette or an agency`;
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

  test('the communities without a comparison are those that docs/yearly.md lists', async () => {
    const { readFile } = await import('node:fs/promises');
    const text = await readFile('docs/yearly.md', 'utf8');
    const listed = text.slice(text.indexOf('## To be confirmed before going live'));
    const unverified = COMMUNITIES.filter((community) => {
      const { verified, used, new: brandNew } = purchaseTaxTable[community];
      return !verified || [...used.reliefs, ...brandNew.reliefs].some((relief) => !relief.verified);
    });
    expect(COMMUNITIES.filter((community) => listed.includes(`\`${community}\``))).toEqual(unverified);
  });
});
