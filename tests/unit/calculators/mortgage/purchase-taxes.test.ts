import fc from 'fast-check';
import { isForBuyers } from '@/lib/calculators/mortgage/purchase-tax-table/purchase-tax-entry';
import { purchaseTaxTable, TABLE_CHECKED } from '@/lib/calculators/mortgage/purchase-tax-table/purchase-tax-table';
import {
  COMMUNITIES,
  type Community,
  type HomeKind,
  purchaseTaxes,
  type ReliefId,
  reliefNamed,
  reliefsFor,
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

type Vector = [Community, HomeKind, ReliefId | null, number, ...(readonly number[])[]];
const rows = vectors as unknown as Vector[];

test('the taxes are those of the independent table, below, at and above every price that an article fixes', () => {
  const wrong = rows.flatMap(([community, home, relief, share, ...bought]) =>
    bought.filter(([price = 0, ...expected]) => {
      const taxes = purchaseTaxes({ community, home, price, share, ...(relief && { relief }) });
      return taxes.lines.map(({ amount }) => amount).join() !== expected.join();
    }),
  );
  expect(wrong).toEqual([]);
});

test('every community, kind of home and relief has a vector, and each fixed price one on both of its sides', () => {
  const missing = choices.filter(({ community, home, relief }) => {
    const own = rows.filter((row) => row[0] === community && row[1] === home && row[2] === (relief ?? null));
    const prices = own.flatMap(([, , , , ...bought]) => bought.map(([price]) => price));
    const top = reliefsFor(community, home).find(({ id }) => id === relief)?.priceUpTo;
    return own.length === 0 || (top !== undefined && ![top, top + 1].every((price) => prices.includes(price)));
  });
  expect(missing).toEqual([]);
});

test('only a price that an article fixes as one amount is judged', () => {
  const judged = choices.flatMap(({ community, home, relief }) => {
    const top = reliefsFor(community, home).find(({ id }) => id === relief)?.priceUpTo;
    return top === undefined ? [] : [`${community} ${top / 100}`];
  });
  expect([...new Set(judged)]).toEqual([
    'andalucia 150000',
    'andalucia 250000',
    'canarias 200000',
    'castilla-la-mancha 240000',
    'extremadura 200000',
    'madrid 250000',
  ]);
});

test('of a reduction that asks something of a person only the part of who fulfils it pays less', () => {
  const total = (relief: ReliefId, share?: number) =>
    purchaseTaxes({ community: 'galicia', home: 'new', price: 300_000_00, relief, ...(share && { share }) }).total;
  expect([total('joven'), total('joven', 100_000), total('joven', 50_000)]).toEqual([31_500_00, 31_500_00, 33_000_00]);
  expect(total('protegida', 50_000)).toBe(total('protegida'));
});

test('every new home may be protected, and a link of before still names the one of the Basque Country', () => {
  for (const community of COMMUNITIES)
    expect(reliefsFor(community, 'new').filter((relief) => !isForBuyers(relief))).not.toEqual([]);
  expect(reliefNamed('pais-vasco', 'new', 'protegida-sin-exencion')?.id).toBe('protegida');
  expect(reliefNamed('madrid', 'new', 'protegida-sin-exencion')?.id).toBe('protegida-sin-exencion');
  const { lines } = purchaseTaxes({ community: 'pais-vasco', home: 'new', price: 100_000_00, relief: 'protegida' });
  expect(lines.map(({ tax, amount }) => [tax, amount])).toEqual([
    ['iva', 4_000_00],
    ['ajd', 500_00],
  ]);
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
});

const anyChoice = fc.constantFrom(...choices);
const anyShare = fc.integer({ min: 1, max: 100_000 });
const anyPrice = fc.integer({ min: 1, max: 1_000_000_000_00 });

test('a dearer home never pays less, and a relief never pays more', () => {
  fc.assert(
    fc.property(anyChoice, anyShare, anyPrice, anyPrice, (choice, share, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const cheap = purchaseTaxes({ ...choice, share, price: low });
      expect(purchaseTaxes({ ...choice, share, price: high }).total).toBeGreaterThanOrEqual(cheap.total);
      const { community, home } = choice;
      expect(cheap.total).toBeLessThanOrEqual(purchaseTaxes({ community, home, price: low }).total);
    }),
    { seed: 15, numRuns: 2_000 },
  );
});

test('the lines add up to the total, and the parts of each to the price', () => {
  fc.assert(
    fc.property(anyChoice, anyShare, anyPrice, (choice, share, price) => {
      const { lines, total } = purchaseTaxes({ ...choice, share, price });
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
  for (const share of [0, -1, 0.5, 100_001])
    expect(() => purchaseTaxes({ ...madrid, price: 1, share })).toThrow(RangeError);
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
    const own = [...used.reliefs, ...brandNew.reliefs].map(({ validFrom, source = entry.source }) => ({
      ...(validFrom && { validFrom }),
      source,
    }));
    return [entry, ...own, ...rules.flatMap(({ origin }) => origin ?? [])].map(({ validFrom, source }) => ({
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
