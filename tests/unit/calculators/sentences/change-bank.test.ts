import fc from 'fast-check';
import { type ChangeInput, type ChangeOffer, changeBank, WAYS, type Way } from '@/lib/calculators/mortgage/change-bank';
import { OFFERED_KINDS } from '@/lib/calculators/mortgage/leaving-caps';
import { REPAID_LOAN_KINDS } from '@/lib/calculators/mortgage/repayment-caps';
import { changeHeadline, changeLine, changeNote, waySentence } from '@/lib/calculators/texts/change-bank-note';
import { type Claim, euros, expectEuros, expectPercent, expectTrue, instalment, monthsIn, RUNS } from './claims';

type Rates = readonly (readonly [months: number, annualRate: number])[];
type Mixed = { annualRate: number; fixedMonths?: number | undefined; laterRate?: number | undefined };

/** Paid month by month: what has been paid and is owed, less what was lent, by the end of each month. */
function lostBy(input: ChangeInput, rates: Rates, yearlyProducts: number, atOnce: number): number[] {
  let [owed, paid, left] = [input.principal, atOnce, input.months];
  const lost = [atOnce];
  for (const [months, rate] of rates) {
    const payment = instalment(owed, rate, left);
    for (let month = 0; month < months; month += 1) {
      owed += (owed * rate) / 12 - payment;
      paid += payment + yearlyProducts / 12;
      lost.push(paid + owed - input.principal);
    }
    left -= months;
  }
  return lost;
}

function ratesOf(months: number, { annualRate, fixedMonths, laterRate = Number.NaN }: Mixed): Rates {
  if (fixedMonths === undefined) return [[months, annualRate]];
  return [
    [fixedMonths, annualRate],
    [months - fixedMonths, laterRate],
  ];
}

/** In percent of what is owed, as the articles read. */
function percentForLeaving(input: ChangeInput): number {
  const { kind, law, monthsSigned, deedCommission = 0 } = input;
  const year = Math.floor(monthsSigned / 12) + 1;
  if (isMadeFixed(input)) return law === 'ley-5-2019' && year <= 3 ? 0.05 : 0;
  if (law === 'escritura') return deedCommission / 1_000;
  if (kind === 'fijo' || kind === 'mixto-fijo') return year <= 10 ? 2 : 1.5;
  return year <= 3 ? 0.25 : year <= 5 ? 0.15 : 0;
}

function isMadeFixed({ kind, leaving, subrogation: { kind: offered, fixedMonths = 0 } }: ChangeInput): boolean {
  const isFixed = offered === 'fijo' || (offered === 'mixto' && fixedMonths / 12 >= 3);
  return leaving === 'subrogation' && isFixed && (kind === 'variable' || kind === 'mixto-variable');
}

/** The commission of the deed counts, and is not said. */
const isOpen = (input: ChangeInput) =>
  input.law === 'escritura' && input.deedCommission === undefined && !isMadeFixed(input);

function feeOf(input: ChangeInput, way: Way): number {
  return way === 'novation'
    ? 0
    : Math.round((input.principal * Math.round(percentForLeaving(input) * 1_000)) / 100_000);
}

/** How far the change is ahead of staying, by the end of each month. */
function aheadOf(input: ChangeInput, way: Way): number[] {
  const offer = input[way];
  const today = lostBy(input, ratesOf(input.months, input), input.yearlyProducts, 0);
  const moved = lostBy(input, ratesOf(input.months, offer), offer.yearlyProducts, costsOf(input, way));
  return today.map((kept, month) => kept - (moved[month] ?? Number.NaN));
}

const costsOf = (input: ChangeInput, way: Way) =>
  feeOf(input, way) + input[way].expenses + (way === 'subrogation' ? input.cancellation : 0);
const totalOf = (input: ChangeInput, way: Way) => aheadOf(input, way).at(-1) ?? Number.NaN;
const todaysPayment = (input: ChangeInput) => instalment(input.principal, input.annualRate, input.months);

/** Half a cent is rounded up: so much above a border may be said of it, and so much below. */
const SLACK = 0.5 + 1e-3;

function expectBest(input: ChangeInput, way: Way, said: string | undefined): void {
  expectEuros(said, totalOf(input, way), 0.5);
  expect(euros(said)).toBeGreaterThan(0);
}

function expectMore(said: string | undefined, input: ChangeInput, best: Way, other: Way): void {
  expectEuros(said, totalOf(input, best) - totalOf(input, other), 51);
  expect(euros(said)).toBeGreaterThan(0);
  expect(totalOf(input, other)).toBeGreaterThan(-SLACK);
}

const closedClaims: Claim<ChangeInput>[] = [
  [
    'Quédate como estás: de aquí al final, ninguna de las dos ofertas te cuesta menos que lo que tienes.',
    (_, input) => {
      for (const way of WAYS) expect(totalOf(input, way)).toBeLessThan(SLACK);
    },
  ],
  [
    'Las dos ofertas te ahorran lo mismo: {saved€} de aquí al final.',
    ({ saved }, input) => {
      for (const way of WAYS) expectBest(input, way, saved);
    },
  ],
  [
    'Lo que menos te cuesta es irte al otro banco: de aquí al final te ahorra {saved€}, {more€} más que la oferta de tu banco.',
    ({ saved, more }, input) => {
      expectBest(input, 'subrogation', saved);
      expectMore(more, input, 'subrogation', 'novation');
    },
  ],
  [
    'Lo que menos te cuesta es irte al otro banco: de aquí al final te ahorra {saved€}; la de tu banco no te ahorra nada.',
    ({ saved }, input) => {
      expectBest(input, 'subrogation', saved);
      expect(totalOf(input, 'novation')).toBeLessThan(SLACK);
    },
  ],
  [
    'Lo que menos te cuesta es la oferta de tu banco: de aquí al final te ahorra {saved€}, {more€} más que irte al otro.',
    ({ saved, more }, input) => {
      expectBest(input, 'novation', saved);
      expectMore(more, input, 'novation', 'subrogation');
    },
  ],
  [
    'Lo que menos te cuesta es la oferta de tu banco: de aquí al final te ahorra {saved€}; irte al otro no te ahorra nada.',
    ({ saved }, input) => {
      expectBest(input, 'novation', saved);
      expect(totalOf(input, 'subrogation')).toBeLessThan(SLACK);
    },
  ],
];

const headlineClaims = closedClaims.flatMap(([template, isTrue]): Claim<ChangeInput>[] => [
  [
    template,
    (said, input) => {
      expect(isOpen(input)).toBe(false);
      isTrue(said, input);
    },
  ],
  [
    `${template} Irte va sin contar esa comisión, la que pone tu escritura.`,
    (said, input) => {
      expect(isOpen(input)).toBe(true);
      isTrue(said, input);
    },
  ],
]);

function expectSpent(text: string | undefined, input: ChangeInput, way: Way): void {
  if (text === 'Cambiar no te cuesta nada') {
    expect(costsOf(input, way)).toBe(0);
    return;
  }
  const [, most, amount] = /^Cambiar te cuesta( como mucho)? ([\d.,]+ €)$/.exec(text ?? '') ?? [];
  expectEuros(amount, costsOf(input, way));
  expect(most !== undefined).toBe(feeOf(input, way) > 0);
}

/** Ahead from that month to the end, and not in the month before it. */
function expectKept(text: string | undefined, input: ChangeInput, way: Way): void {
  const kept = /^compensa si la mantienes al menos (.+)$/.exec(text ?? '')?.[1];
  const fixed = { 'compensa desde el primer mes': 1, 'solo compensa si la mantienes hasta el final': input.months };
  const from = kept ? monthsIn(kept) : fixed[text as keyof typeof fixed];
  const ahead = aheadOf(input, way);
  expect(Math.min(...ahead.slice(from))).toBeGreaterThan(0.5 - 1e-3);
  expect(ahead[from - 1]).toBeLessThan(SLACK);
}

function expectEnd(text: string | undefined, input: ChangeInput, way: Way): void {
  const end = /^(?:lo mismo|([\d.,]+ €) más)(?:, contando (hasta )?([\d.,]+ €) de cambiar)?$/.exec(text ?? '');
  if (!end) throw new Error(`«${text}» is no end`);
  const [, more, most, costs] = end;
  if (more) expectEuros(more, -totalOf(input, way), 0.5);
  else expect(Math.abs(totalOf(input, way))).toBeLessThan(SLACK);
  expect(most !== undefined).toBe(feeOf(input, way) > 0);
  if (costs) expectEuros(costs, costsOf(input, way));
  else expect(costsOf(input, way)).toBe(0);
}

const subjects: Record<Way, string> = { subrogation: 'Irte al otro banco', novation: 'La oferta de tu banco' };

const wayClaims = WAYS.flatMap((way): Claim<ChangeInput>[] => [
  [
    `${subjects[way]} te ahorra {total€} de aquí al final. {spent}, y {kept}.`,
    ({ total, spent, kept }, input) => {
      expectBest(input, way, total);
      expectSpent(spent, input, way);
      expectKept(kept, input, way);
    },
  ],
  [
    `${subjects[way]} compensa solo un tiempo: en {time#} llegas a ganar {best€}, pero de aquí al final te cuesta {end}.`,
    ({ time, best, end }, input) => {
      const ahead = aheadOf(input, way);
      expectEuros(best, Math.max(...ahead), 0.5);
      expectEuros(best, ahead[monthsIn(time)] ?? Number.NaN, 0.5);
      expect(euros(best)).toBeGreaterThan(0);
      expectEnd(end, input, way);
    },
  ],
  [
    `${subjects[way]} no te compensa: de aquí al final te cuesta {end}.`,
    ({ end }, input) => {
      expect(Math.max(...aheadOf(input, way))).toBeLessThan(SLACK);
      expectEnd(end, input, way);
    },
  ],
]);

function expectLeaving(said: { percent?: string; amount?: string }, input: ChangeInput): void {
  expectPercent(said.percent, percentForLeaving(input));
  expectEuros(said.amount, feeOf(input, 'subrogation'));
  expect(percentForLeaving(input)).toBeGreaterThan(0);
}

const expectTo = (to: string | undefined, { subrogation }: ChangeInput) =>
  expect(to).toBe(subrogation.kind === 'fijo' ? 'fija' : 'mixta con tres años fijos o más');

const noteClaims: Claim<ChangeInput>[] = [
  ...['Hoy pagas {payment€} de cuota.', 'Hoy pagas {payment€} de cuota y {products€} al mes de productos.'].map(
    (template): Claim<ChangeInput> => [
      template,
      ({ payment, products }, input) => {
        expectEuros(payment, todaysPayment(input), 0.5);
        if (products) expectEuros(products, input.yearlyProducts / 12);
        else expect(input.yearlyProducts).toBeLessThan(6);
      },
    ],
  ),
  [
    'Antes de decidir, busca en tu escritura qué comisión pone por irte.',
    (_, input) => expect(isOpen(input)).toBe(true),
  ],
  [
    'Por irte no contamos nada: has puesto que tu escritura no tiene comisión.',
    (_, input) => {
      expect([input.law, input.deedCommission]).toEqual(['escritura', 0]);
      expect(isMadeFixed(input)).toBe(false);
    },
  ],
  [
    'Por irte contamos el {percent} que pone tu escritura: {amount€}.',
    (said, input) => {
      expect(input.law).toBe('escritura');
      expectLeaving(said, input);
    },
  ],
  [
    'Como pasas de variable a {to} y han pasado tres años o más, tu banco no puede cobrarte nada por irte.',
    ({ to }, input) => {
      expect(isMadeFixed(input)).toBe(true);
      expectTo(to, input);
      if (input.law === 'ley-5-2019') expect(input.monthsSigned).toBeGreaterThanOrEqual(36);
    },
  ],
  [
    'Como pasas de variable a {to} y han pasado menos de tres años, tu banco puede cobrarte por irte como mucho el {percent} de lo que debes: {amount€}.',
    ({ to, ...said }, input) => {
      expect(isMadeFixed(input)).toBe(true);
      expectTo(to, input);
      expect(input.monthsSigned).toBeLessThan(36);
      expectLeaving(said, input);
    },
  ],
  [
    'Por los años que han pasado, tu banco no puede cobrarte nada por irte.',
    (_, input) => {
      expect(percentForLeaving(input)).toBe(0);
      expect(input.law).toBe('ley-5-2019');
    },
  ],
  [
    'Por irte, tu banco puede cobrarte como mucho el {percent} de lo que debes: {amount€}, y solo si lo dice tu contrato.',
    (said, input) => {
      expectLeaving(said, input);
      expect(input.law).toBe('ley-5-2019');
    },
  ],
  ...(
    [
      ['subrogation', 'el otro banco'],
      ['novation', 'tu banco'],
    ] as const
  ).map(
    ([way, name]): Claim<ChangeInput> => [
      `Con ${name} la cuota baja {less€}, pero los productos cuestan {more€} más al mes.`,
      ({ less, more }, input) => {
        const offered = instalment(input.principal, input[way].annualRate, input.months);
        expectEuros(less, todaysPayment(input) - offered, 1);
        expectEuros(more, (input[way].yearlyProducts - input.yearlyProducts) / 12, 1);
        expect(Math.min(euros(less), euros(more))).toBeGreaterThan(0);
      },
    ],
  ),
  [
    'De tu mixta contamos el {now} hasta que acabe la parte fija, en {time#}, y un {later} después.',
    ({ now, time, later }, input) => {
      expect(input.kind).toBe('mixto-fijo');
      expectPercent(now, input.annualRate * 100);
      expect(monthsIn(time)).toBe(input.fixedMonths);
      expectPercent(later, (input.laterRate ?? Number.NaN) * 100);
    },
  ],
  [
    'Hemos supuesto que el Euríbor se queda en el {euribor} hasta el final. No lo hará: lo variable puede acabar costando más o menos.',
    ({ euribor }, input) => {
      expectPercent(euribor, (input.euribor ?? Number.NaN) * 100);
      expect(input.kind !== 'fijo' || WAYS.some((way) => input[way].kind !== 'fijo')).toBe(true);
    },
  ],
  ...(['subrogation', 'cancellation'] as const).map(
    (leaving): Claim<ChangeInput> => [
      `Enséñale a tu banco la oferta del otro antes de firmarla: si mejora la tuya, te ahorras el cambio.${leaving === 'subrogation' ? ' Y si la aceptas, aún tiene quince días para firmar contigo otras condiciones.' : ''}`,
      (_, input) => expect(input.leaving).toBe(leaving),
    ],
  ),
];

function expectOffer(text: string | undefined, offer: ChangeOffer): void {
  const read =
    /^una (fija|variable, hoy|mixta) al ([\d,]+ %)(?: durante (.+?) y al ([\d,]+ %) después)?(?:, con ([\d.,]+ €) al año en productos)?(?:, con ([\d.,]+ €) de gastos)?$/.exec(
      text ?? '',
    );
  if (!read) throw new Error(`«${text}» is no offer`);
  const [, kind, rate, fixed, later, products = '0 €', expenses = '0 €'] = read;
  expect(kind).toBe({ fijo: 'fija', mixto: 'mixta', variable: 'variable, hoy' }[offer.kind]);
  if (fixed) {
    expect(monthsIn(fixed)).toBe(offer.fixedMonths);
    expectPercent(later, (offer.laterRate ?? Number.NaN) * 100);
  }
  expectPercent(rate, offer.annualRate * 100);
  expect([euros(products), euros(expenses)]).toEqual([offer.yearlyProducts, offer.expenses]);
}

function expectOutcome(text: string | undefined, total: number): void {
  const saved = /^me ahorra ([\d.,]+ €)$/.exec(text ?? '')?.[1];
  const more = /^me cuesta ([\d.,]+ €) más$/.exec(text ?? '')?.[1];
  if (saved) expectEuros(saved, total, 0.5);
  else if (more) expectEuros(more, -total, 0.5);
  else {
    expect(text).toBe('me cuesta lo mismo');
    expect(Math.abs(total)).toBeLessThan(SLACK);
  }
}

const lineClaims = ['', ', con {paid€} al año en productos'].map(
  (products): Claim<ChangeInput> => [
    `Me quedan {principal€} de {kind}, firmada {signed}, al {rate} y {term#}${products}. Otro banco me ofrece {other}; el mío, {own}. De aquí al final, irme{away} y la oferta de mi banco {stay}.`,
    ({ principal, kind = '', signed, rate, term, paid, other = '', own, away = '', stay }, input) => {
      expectEuros(principal, input.principal);
      const kinds = {
        fijo: 'una hipoteca fija',
        variable: 'una hipoteca variable',
        'mixto-fijo': 'una hipoteca mixta, fija ',
        'mixto-variable': 'una hipoteca mixta que ya es variable',
      };
      expect(kind.startsWith(kinds[input.kind])).toBe(true);
      if (input.kind === 'mixto-fijo') expect(monthsIn(/fija (.+) más$/.exec(kind)?.[1])).toBe(input.fixedMonths);
      else expect(kind).toBe(kinds[input.kind]);
      const since = {
        'ley-5-2019': 'o cambiada a partir del 16 de junio de 2019',
        escritura: 'antes del 16 de junio de 2019 y sin cambiar desde entonces',
      };
      expect(signed).toBe(since[input.law]);
      expectPercent(rate, input.annualRate * 100);
      expect(monthsIn(term)).toBe(input.months);
      expect(paid ? euros(paid) : 0).toBe(input.yearlyProducts);
      const isCancelled = input.leaving === 'cancellation';
      expect(other.endsWith(', cancelando la de ahora')).toBe(isCancelled);
      expect(away.startsWith(', sin contar la comisión de mi escritura, ')).toBe(isOpen(input));
      expectOffer(other.replace(', cancelando la de ahora', ''), input.subrogation);
      expectOffer(own, input.novation);
      expectOutcome(
        away.replace(/^(?:, sin contar la comisión de mi escritura,)? /, ''),
        totalOf(input, 'subrogation'),
      );
      expectOutcome(stay, totalOf(input, 'novation'));
    },
  ],
);

const anyRate = fc
  .oneof(fc.constantFrom(0, 1, 2_500, 2_501, 3_500), fc.integer({ min: 0, max: 10_000 }))
  .map((thousandths) => thousandths / 100_000);

const anyOffer = fc.record({
  kind: fc.constantFrom(...OFFERED_KINDS),
  fixedMonths: fc.constantFrom(12, 24, 36, 48, 120),
  laterRate: anyRate,
  annualRate: anyRate,
  yearlyProducts: fc.oneof(fc.constantFrom(0, 1, 5, 7), fc.integer({ min: 0, max: 1_500_00 })),
  expenses: fc.oneof(fc.constantFrom(0, 1, 350_00), fc.integer({ min: 0, max: 3_000_00 })),
});

/** A mixed offer is fixed for less than the months left; another one has no fixed part. */
function within({ fixedMonths = 0, laterRate, ...offer }: ChangeOffer, months: number): ChangeOffer {
  return offer.kind === 'mixto' ? { ...offer, fixedMonths: Math.min(fixedMonths, months - 1), laterRate } : offer;
}

const anyChange: fc.Arbitrary<ChangeInput> = fc
  .record({
    principal: fc.oneof(fc.integer({ min: 1_000_00, max: 5_000_00 }), fc.integer({ min: 30_000_00, max: 600_000_00 })),
    months: fc.oneof(fc.integer({ min: 2, max: 14 }), fc.integer({ min: 2, max: 480 })),
    kind: fc.constantFrom(...REPAID_LOAN_KINDS),
    law: fc.constantFrom('ley-5-2019', 'escritura'),
    leaving: fc.constantFrom('subrogation' as const, 'cancellation' as const),
    cancellation: fc.constantFrom(0, 1, 1_000_00),
    yearsSigned: fc.integer({ min: 0, max: 30 }),
    annualRate: anyRate,
    laterRate: anyRate,
    fixedMonths: fc.integer({ min: 1, max: 120 }),
    yearlyProducts: fc.oneof(fc.constantFrom(0, 0, 5), fc.integer({ min: 1, max: 1_500_00 })),
    deedCommission: fc.option(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 3_000 })), { nil: undefined }),
    euribor: anyRate,
    subrogation: anyOffer,
    novation: anyOffer,
    alike: fc.constantFrom('neither', 'both', 'today'),
  })
  .map(({ yearsSigned, fixedMonths, laterRate, euribor, alike, ...rest }) => {
    const isVariable = rest.kind !== 'fijo' || WAYS.some((way) => rest[way].kind !== 'fijo');
    const { annualRate, yearlyProducts, months } = rest;
    const [subrogation, novation] = [within(rest.subrogation, months), within(rest.novation, months)];
    return {
      ...rest,
      monthsSigned: yearsSigned * 12,
      ...(rest.kind === 'mixto-fijo' && { fixedMonths: Math.min(fixedMonths, rest.months - 1), laterRate }),
      ...(isVariable && { euribor }),
      subrogation: alike === 'today' ? { ...subrogation, annualRate, yearlyProducts } : subrogation,
      novation: alike === 'both' ? subrogation : novation,
    };
  });

test('each sentence about a change of bank is true of paying the loans month by month', () => {
  fc.assert(
    fc.property(anyChange, (input) => {
      const result = changeBank(input);
      expectTrue([changeHeadline(input, result)], headlineClaims, input);
      expectTrue(
        WAYS.map((way) => waySentence(way, input, result)),
        wayClaims,
        input,
      );
      expectTrue(changeNote(input, result), noteClaims, input);
      expectTrue([changeLine(input, result)], lineClaims, input);
    }),
    { seed: 84, numRuns: RUNS },
  );
});

test('the sentences of a change that cannot be told apart at random: both ways alike, for a time, at the end only', () => {
  const offer: ChangeOffer = { kind: 'fijo', annualRate: 0.025, yearlyProducts: 0, expenses: 0 };
  const input: ChangeInput = {
    principal: 150_000_00,
    months: 300,
    kind: 'variable',
    law: 'ley-5-2019',
    monthsSigned: 60,
    annualRate: 0.03,
    euribor: 0.02,
    yearlyProducts: 0,
    leaving: 'subrogation',
    cancellation: 0,
    subrogation: offer,
    novation: offer,
  };
  const say = (changed: Partial<ChangeInput>) => {
    const world = { ...input, ...changed };
    const result = changeBank(world);
    expectTrue([changeHeadline(world, result)], headlineClaims, world);
    expectTrue([waySentence('novation', world, result)], wayClaims, world);
    return `${changeHeadline(world, result)} ${waySentence('novation', world, result)}`.replaceAll('\u00a0', ' ');
  };
  expect(say({})).toMatch(/^Las dos ofertas te ahorran lo mismo: .* y compensa desde el primer mes\.$/);
  expect(say({ novation: { ...offer, yearlyProducts: 500_00 } })).toMatch(/compensa solo un tiempo: en .* años/);
  expect(say({ months: 24, principal: 20_000_00, novation: { ...offer, expenses: 105_98 } })).toMatch(
    /y solo compensa si la mantienes hasta el final\.$/,
  );
  const same = { ...offer, annualRate: 0.03 };
  expect(say({ subrogation: same, novation: same })).toMatch(
    /^Quédate como estás: .* no te compensa: de aquí al final te cuesta lo mismo\.$/,
  );
});
