import fc from 'fast-check';
import { adviserSentences } from '@/components/calculators/mortgage/adviser-sentences';
import { affordableLevers } from '@/lib/calculators/mortgage/affordable-levers';
import { type AffordableInput, affordablePrice, type Standard } from '@/lib/calculators/mortgage/affordable-price';
import { type HomePlace, purchaseCosts } from '@/lib/calculators/mortgage/purchase-costs';
import { COMMUNITIES, purchaseTaxes } from '@/lib/calculators/mortgage/purchase-taxes';
import { savingsNeeded } from '@/lib/calculators/mortgage/savings-needed';
import { secondLoan } from '@/lib/calculators/mortgage/second-loan';
import { type MortgageInput, simulateMortgage } from '@/lib/calculators/mortgage/simulate-mortgage';
import { affordableHeadline, affordableLine, affordableNote } from '@/lib/calculators/texts/affordable-price-note';
import { secondLoanNote } from '@/lib/calculators/texts/second-loan-note';
import { type Claim, euros, expectEuros, expectPercent, expectTrue, instalment, percent, RUNS } from './claims';

type Loan = { input: MortgageInput; taxes: number | undefined };

const principalOf = ({ price, savings }: MortgageInput) => price - savings;
const interestOf = (principal: number, rate: number, years: number) =>
  instalment(principal, rate, years * 12) * years * 12 - principal;

/** The instalment of a mixed loan after its fixed years, from what is owed then. */
function laterInstalment(input: MortgageInput): number {
  const { years, annualRate, mixed } = input;
  if (!mixed) return Number.NaN;
  const payment = instalment(principalOf(input), annualRate, years * 12);
  let owed = principalOf(input);
  for (let month = 0; month < mixed.fixedYears * 12; month += 1) owed = owed * (1 + annualRate / 12) - payment;
  return instalment(owed, mixed.laterRate, (years - mixed.fixedYears) * 12);
}

const first = (input: MortgageInput) => instalment(principalOf(input), input.annualRate, input.years * 12);
const dearest = (input: MortgageInput) => (input.mixed ? Math.max(first(input), laterInstalment(input)) : first(input));
const fees = (price: number) => Math.round(price * 0.007) + 850_00;
const costsFor = ({ input, taxes }: Loan) =>
  taxes === undefined ? Math.ceil(input.price / 10) : taxes + fees(input.price);
const missingFor = (loan: Loan) => loan.input.price * 0.2 + costsFor(loan) - loan.input.savings;
/** Parts are rounded one by one. */
const PARTS = 2;

const isTrue = () => undefined;

const mortgageClaims: Claim<Loan>[] = [
  [
    'Para que una cuota de {payment} no pase del 35 % de lo que entra en casa hacen falta {least} netos al mes, sin más deudas. Nosotros dormiríamos mejor con {calm}: así no pasa del 30 %.',
    ({ payment, least, calm }, { input }) => {
      expectEuros(payment, dearest(input));
      for (const [income, limit] of [
        [least, 35],
        [calm, 30],
      ] as const) {
        expect(euros(income) * limit).toBeGreaterThanOrEqual(euros(payment) * 100);
        expect((euros(income) - 100) * limit).toBeLessThan(euros(payment) * 100);
      }
    },
  ],
  [
    'No lo metas todo en la casa: lo primero es un colchón de tres a seis meses de gastos, aparte de este ahorro.',
    isTrue,
  ],
  [
    'Pides {principal}, y solo la tasación cuesta unos {appraisal}. Por tan poco no firmaríamos una hipoteca: miraríamos contigo cómo reunir lo que falta.',
    ({ principal, appraisal }, { input }) => {
      expectEuros(principal, principalOf(input));
      expect(euros(principal)).toBeLessThan(euros(appraisal));
    },
  ],
  [
    'A {years} años la cuota sube a {payment}, {more} más al mes, y te ahorras {saved} de intereses. Si te cabe sin apretar, la pediríamos así.',
    ({ years, payment, more, saved }, { input }) => {
      const principal = principalOf(input);
      const shorter = instalment(principal, input.annualRate, Number(years) * 12);
      expectEuros(payment, shorter);
      expectEuros(more, shorter - first(input), 1);
      expectEuros(
        saved,
        interestOf(principal, input.annualRate, input.years) - interestOf(principal, input.annualRate, Number(years)),
        1,
      );
      expect(euros(saved)).toBeGreaterThan(0);
    },
  ],
  [
    'Si la cuota te aprieta, a {years} años baja a {payment}, a cambio de {more} más de intereses. Solo la alargaríamos por necesidad: siempre puedes ir devolviendo antes.',
    ({ years, payment, more }, { input }) => {
      const principal = principalOf(input);
      expectEuros(payment, instalment(principal, input.annualRate, Number(years) * 12));
      expectEuros(
        more,
        interestOf(principal, input.annualRate, Number(years)) - interestOf(principal, input.annualRate, input.years),
        1,
      );
    },
  ],
  [
    'Si el interés sube dos puntos en la primera revisión, la cuota pasa a {payment}: {more} más cada mes. Firmaríamos una variable solo si esa cuota también te cabe.',
    ({ payment, more }, { input }) => {
      let owed = principalOf(input);
      for (let month = 0; month < 12; month += 1) owed = owed * (1 + input.annualRate / 12) - first(input);
      const stressed = instalment(owed, input.annualRate + 0.02, input.years * 12 - 12);
      expectEuros(payment, stressed);
      expectEuros(more, stressed - first(input), 1);
    },
  ],
  [
    'En el año {year} la cuota pasa a {payment}, {more} más al mes. Guardar esa diferencia desde el primer día te quita el susto y te hace un colchón.',
    ({ year, payment, more }, { input }) => {
      expect(Number(year)).toBe((input.mixed?.fixedYears ?? 0) + 1);
      expectEuros(payment, laterInstalment(input), 0.5);
      expectEuros(more, laterInstalment(input) - first(input), 1);
      expect(euros(more)).toBeGreaterThan(0);
    },
  ],
  [
    'Has supuesto que en el año {year} el interés baja y la cuota se queda en {payment}. Ojalá, pero nadie lo sabe: prueba también con uno o dos puntos más.',
    ({ year, payment }, { input }) => {
      expect(Number(year)).toBe((input.mixed?.fixedYears ?? 0) + 1);
      expectEuros(payment, laterInstalment(input), 0.5);
      expect(input.mixed?.laterRate).toBeLessThan(input.annualRate);
    },
  ],
  [
    'Has dejado el mismo interés después del año {year}. Prueba con uno o dos puntos más: es la parte de la hipoteca que no vas a poder elegir.',
    ({ year }, { input }) => {
      expect(Number(year)).toBe(input.mixed?.fixedYears);
      expect(input.mixed?.laterRate).toBe(input.annualRate);
    },
  ],
];

/** The loan of price and costs less the savings, and its instalments. */
const wholeInput = (loan: Loan): MortgageInput => ({ ...loan.input, savings: loan.input.savings - costsFor(loan) });

function expectWhole({ costs, left, principal, payment = '' }: Record<string, string>, loan: Loan): void {
  expectEuros(costs, costsFor(loan), PARTS);
  expectEuros(left, loan.input.savings - costsFor(loan), PARTS);
  expectEuros(principal, loan.input.price + costsFor(loan) - loan.input.savings, PARTS);
  const [, first, year, later] = /^([\d.,]+ €)(?: y, desde el año (\d+), de ([\d.,]+ €))?$/.exec(payment) ?? [];
  const whole = wholeInput(loan);
  expectEuros(first, instalment(principalOf(whole), whole.annualRate, whole.years * 12), PARTS);
  expect(year === undefined).toBe(whole.mixed === undefined);
  if (!whole.mixed) return;
  expect(Number(year)).toBe(whole.mixed.fixedYears + 1);
  expectEuros(later, laterInstalment(whole), PARTS);
}

const apart =
  'Aparte necesitas {costs} para impuestos y gastos. Si salen de ese mismo ahorro, a la casa llegan {left}, pides {principal} y la cuota es {payment}.';

const secondClaims = (
  [
    [
      `${apart} Te llega{over}: para que una cuota de {dearest} no pase del 35 % hacen falta {income} netos al mes.`,
      ({ over, dearest: shown, income, ...said }, loan) => {
        expectWhole(said, loan);
        expectEuros(shown, dearest(wholeInput(loan)), PARTS);
        expect(euros(income) * 35).toBeGreaterThanOrEqual(euros(shown) * 100);
        const rest = /^, con ([\d.,]+ €) por encima$/.exec(over ?? '')?.[1];
        if (rest) expectEuros(rest, -missingFor(loan), PARTS);
        else {
          expect(over).toBe(' justo');
          expect(Math.abs(missingFor(loan))).toBeLessThan(PARTS);
        }
        expect(euros(said.principal)).toBeLessThanOrEqual(loan.input.price * 0.8 + PARTS);
      },
    ],
    [
      `${apart} Es el {part} del precio: casi ningún banco pasa del 80 %. Faltan {missing€}.`,
      ({ part, missing, ...said }, loan) => {
        expectWhole(said, loan);
        expectPercent(part, Math.max(80.01, (principalOf(wholeInput(loan)) / loan.input.price) * 100));
        expectEuros(missing, missingFor(loan), PARTS);
        expect(euros(missing)).toBeGreaterThan(0);
      },
    ],
    [
      'Ese ahorro se va en impuestos y gastos: faltan {missing} para la entrada.',
      ({ missing }, loan) => {
        expect(loan.input.savings).toBeLessThanOrEqual(costsFor(loan));
        expectEuros(missing, missingFor(loan), PARTS);
      },
    ],
  ] satisfies Claim<Loan>[]
).flatMap(([template, isRight]): Claim<Loan>[] => [
  [
    template,
    (said, loan) => {
      expect(loan.taxes).toBeDefined();
      isRight(said, loan);
    },
  ],
  [
    `${template} Sin comunidad contamos para eso un 10 % del precio, como en el 30 % que recomendamos.`,
    (said, loan) => {
      expect(loan.taxes).toBeUndefined();
      isRight(said, loan);
    },
  ],
]);

const anyRate = fc
  .oneof(fc.constantFrom(0, 1, 3_500), fc.integer({ min: 0, max: 12_000 }))
  .map((thousandths) => thousandths / 100_000);

const anyLoan: fc.Arbitrary<Loan> = fc
  .record({
    price: fc.oneof(fc.integer({ min: 1_00, max: 1_000_00 }), fc.integer({ min: 20_000_00, max: 900_000_00 })),
    own: fc.constantFrom(0, 0.1, 0.195, 0.2, 0.25, 0.3, 0.45, 0.99),
    beside: fc.integer({ min: -1, max: 1 }),
    years: fc.constantFrom(15, 20, 25, 30, 35, 40),
    annualRate: anyRate,
    laterRate: anyRate,
    isSame: fc.boolean(),
    kind: fc.constantFrom('fijo' as const, 'variable' as const, 'mixto' as const),
    fixedYears: fc.integer({ min: 1, max: 14 }),
    tax: fc.option(fc.constantFrom(0, 0.04, 0.1), { nil: undefined }),
  })
  .map(({ price, own, beside, laterRate, isSame, fixedYears, tax, ...rest }) => {
    const savings = Math.min(price - 1, Math.max(0, Math.round(price * own) + beside));
    const mixed = { fixedYears, laterRate: isSame ? rest.annualRate : laterRate };
    const input: MortgageInput = { price, savings, ...rest, ...(rest.kind === 'mixto' && { mixed }) };
    return { input, taxes: tax === undefined ? undefined : Math.round(price * tax) };
  });

test('each sentence of the adviser about a mortgage is true of it', () => {
  fc.assert(
    fc.property(anyLoan, (loan) => {
      const { input, taxes } = loan;
      expectTrue(adviserSentences(input, simulateMortgage(input)), mortgageClaims, loan);
      const second = secondLoan(input, taxes === undefined ? undefined : savingsNeeded({ ...input, taxes }));
      expect(second === undefined).toBe(principalOf(input) < 350_00);
      if (second) expectTrue([secondLoanNote(input, second, taxes === undefined).join(' ')], secondClaims, loan);
    }),
    { seed: 71, numRuns: RUNS },
  );
});

/** The smallest loan and rate: nothing is saved by a shorter term that would be told. */
test('a term that saves nothing is not said to save 0 €', () => {
  const input: MortgageInput = { price: 2_000_00, savings: 1_649_00, years: 20, annualRate: 0.00001, kind: 'fijo' };
  expect(adviserSentences(input, simulateMortgage(input)).join(' ')).not.toMatch(/te ahorras 0(?:,00)?\s/);
});

const THOUSAND = 1_000_00;

function passes(input: AffordableInput, price: number, standard: Standard) {
  const costs = input.costsOf(price);
  const loan = Math.max(0, price + costs - input.savings);
  const payment = Math.round(instalment(loan, input.annualRate, input.years * 12));
  return {
    loan,
    payment,
    byIncome: loan === 0 || (payment + input.debts) * 100 <= input.income * 35,
    bySavings:
      input.savings >= Math.ceil(price / 5) + costs &&
      (standard === 'bank' || input.savings >= Math.round(price * 0.3)),
  };
}

/** The price holds, and a thousand more fails where the sentence says. */
function expectCeiling(input: AffordableInput, price: number, brake: string, standard: Standard): void {
  const at = passes(input, price, standard);
  expect([at.byIncome, at.bySavings]).toEqual([true, true]);
  const { byIncome, bySavings } = passes(input, price + THOUSAND, standard);
  const held = {
    'te frena el ahorro': [true, false],
    'te frena la cuota': [false, true],
    'te frenan los dos': [false, false],
  };
  if (brake in held) expect([byIncome, bySavings]).toEqual(held[brake as keyof typeof held]);
  else {
    expect(brake).toMatch(/^(con tus otras deudas no cabe ninguna cuota|no cabe ninguna cuota en lo que ingresas)$/);
    expect(byIncome).toBe(false);
    expect(at.loan).toBeLessThan(100);
    if (brake.includes('deudas')) expect(input.debts).toBeGreaterThan(0);
  }
}

/** The last thousand at which one of the conditions holds. */
function expectLast(
  input: AffordableInput,
  shown: string | undefined,
  which: 'byIncome' | 'bySavings',
  standard: Standard,
) {
  expect(euros(shown) % THOUSAND).toBe(0);
  expect([
    passes(input, euros(shown), standard)[which],
    passes(input, euros(shown) + THOUSAND, standard)[which],
  ]).toEqual([true, false]);
}

function expectBoth(said: Record<string, string>, input: AffordableInput, standard: Standard): void {
  expectLast(input, said.saved, 'bySavings', standard);
  expectLast(input, said.paid, 'byIncome', standard);
  expectCeiling(input, Math.min(euros(said.saved), euros(said.paid)), said.brake ?? '', standard);
}

/** The bank accepts more than our margin lets. */
function expectBank(bank: string | undefined, input: AffordableInput): void {
  const { byIncome, bySavings } = passes(input, euros(bank) + THOUSAND, 'bank');
  const at = passes(input, euros(bank), 'bank');
  expect([at.byIncome, at.bySavings, byIncome && bySavings]).toEqual([true, true, false]);
  const margin = passes(input, euros(bank), 'margin');
  expect(margin.byIncome && margin.bySavings).toBe(false);
}

function changed(input: AffordableInput, lever = ''): AffordableInput {
  const years = /^alargar el plazo a (\S+) años?$/.exec(lever)?.[1];
  const rate = /^bajar el interés al (.+)$/.exec(lever)?.[1];
  if (years) return { ...input, years: Math.min(40, input.years + 5) };
  if (rate) return { ...input, annualRate: percent(rate) / 100 };
  if (lever === 'ahorrar otros 10.000 €') return { ...input, savings: input.savings + 10_000_00 };
  if (lever === 'ingresar 100 € más al mes') return { ...input, income: input.income + 100_00 };
  expect(lever).toBe('quitarte las otras deudas');
  return { ...input, debts: 0 };
}

function expectLever(input: AffordableInput, said: Record<string, string>, standard: Standard): void {
  const after = changed(input, said.lever);
  const reached = euros(said.reached);
  const holds = passes(after, reached, standard);
  expect([holds.byIncome, holds.bySavings]).toEqual([true, true]);
  const more = passes(after, reached + THOUSAND, standard);
  expect(more.byIncome && more.bySavings).toBe(false);
  expect(euros(said.gain)).toBeGreaterThan(0);
}

const priceClaims: Claim<AffordableInput>[] = [
  ...['te frena el ahorro', 'te frena la cuota', 'te frenan los dos'].flatMap((brake): Claim<AffordableInput>[] => {
    const both = `or el ahorro llegas a una casa de {saved€} y por la cuota, a una de {paid€}: ${brake}.`;
    return [
      [`P${both}`, (said, input) => expectBoth({ ...said, brake }, input, 'margin')],
      [
        `P${both} Con lo que suele aceptar el banco, que pide menos ahorro, llegas a una de {bank€}.`,
        ({ bank, ...said }, input) => {
          expectBoth({ ...said, brake }, input, 'margin');
          expectBank(bank, input);
        },
      ],
      [
        `Con lo que suele aceptar el banco, que pide menos ahorro que nosotros: p${both}`,
        (said, input) => {
          expectBoth({ ...said, brake }, input, 'bank');
          const least = passes(input, 10_000_00, 'margin');
          expect(least.byIncome && least.bySavings).toBe(false);
        },
      ],
    ];
  }),
  ...['con tus otras deudas no cabe ninguna cuota', 'no cabe ninguna cuota en lo que ingresas'].flatMap(
    (brake): Claim<AffordableInput>[] => {
      const cash = `Sin hipoteca, llegas a una casa de {price€}: ${brake}.`;
      return [
        [cash, ({ price }, input) => expectCeiling(input, euros(price), brake, 'bank')],
        ...[', también sin hipoteca', ', que pide menos ahorro'].map(
          (way): Claim<AffordableInput> => [
            way === ', que pide menos ahorro'
              ? `${cash} Con lo que suele aceptar el banco${way}, llegas a una de {bank€}.`
              : `${cash} Con lo que suele aceptar el banco, una de {bank€}${way}.`,
            ({ price, bank }, input) => {
              expectCeiling(input, euros(price), brake, 'margin');
              expectBank(bank, input);
            },
          ],
        ),
      ];
    },
  ),
  [
    'Ahora mismo no cabe ninguna cuota: tus otras deudas ya pasan del 35 % de lo que ingresas.',
    (_, { income, debts }) => expect(debts * 100).toBeGreaterThan(income * 35),
  ],
  [
    'Ahora mismo te frena el ahorro: sin él no se pagan ni la entrada ni los gastos.',
    (_, { savings }) => expect(savings).toBe(0),
  ],
  [
    'Ahora mismo te frena el ahorro: con {savings} no se pagan la entrada y los gastos ni de una casa de 10.000 €.',
    ({ savings }, input) => {
      expectEuros(savings, input.savings);
      expect(passes(input, 10_000_00, 'bank').bySavings).toBe(false);
    },
  ],
  [
    'Ahora mismo te frena la cuota: la de una casa de 10.000 € ya no cabe en lo que ingresas.',
    (_, input) => expect(passes(input, 10_000_00, 'bank').byIncome).toBe(false),
  ],
  ['Lo que más lo subiría es {lever}: {gain} más, hasta {reached}.', (said, input) => expectLever(input, said, 'bank')],
  [
    'Con nuestro margen, lo que más lo subiría es {lever}: {gain} más, hasta {reached}.',
    (said, input) => expectLever(input, said, 'margin'),
  ],
  [
    'Con lo que suele aceptar el banco, lo que más lo subiría es {lever}: {gain} más, hasta {reached}.',
    (said, input) => expectLever(input, said, 'bank'),
  ],
  ['Ninguno de los cambios que probamos basta por sí solo: harían falta varios a la vez.', isTrue],
  ['Con nuestro margen, ninguno de los cambios que probamos basta por sí solo: harían falta varios a la vez.', isTrue],
  [
    'Con lo que suele aceptar el banco, ninguno de los cambios que probamos basta por sí solo: harían falta varios a la vez.',
    isTrue,
  ],
  [
    'Sin comunidad contamos un 10 % del precio para impuestos y gastos. Elígela y lo afinamos: van {range}, según dónde y si es nueva.',
    isTrue,
  ],
  [
    'He mirado hasta qué precio puedo comprar una casa. {all}',
    ({ all = '' }, input) => {
      expectEuros(/^Ingreso ([\d.,]+ €) netos/.exec(all)?.[1], input.income);
      expectEuros(/tengo ([\d.,]+ €) ahorrados/.exec(all)?.[1], input.savings);
      for (const [, price, payment] of all.matchAll(/llego a ([\d.,]+ €), con una cuota de ([\d.,]+ €)/g)) {
        const { payment: right } = passes(input, euros(price), 'bank');
        expectEuros(payment, right, 1);
      }
    },
  ],
];

const anyBuyer: fc.Arbitrary<AffordableInput> = fc
  .record({
    income: fc.oneof(fc.integer({ min: 1, max: 500_00 }), fc.integer({ min: 800_00, max: 8_000_00 })),
    savings: fc.oneof(fc.constantFrom(0, 2_000_00, 3_000_00, 45_000_00), fc.integer({ min: 0, max: 300_000_00 })),
    debtShare: fc.constantFrom(0, 0, 0.1, 0.3, 0.35, 0.5),
    beside: fc.integer({ min: -1, max: 1 }),
    years: fc.integer({ min: 1, max: 40 }),
    annualRate: anyRate,
    permille: fc.constantFrom(0, 40, 67, 100, 125),
    fixed: fc.constantFrom(0, 850_00),
  })
  .map(({ debtShare, beside, permille, fixed, ...rest }) => ({
    ...rest,
    debts: Math.max(0, Math.round(rest.income * debtShare) + (debtShare > 0 ? beside : 0)),
    costsOf: (price: number) => Math.ceil((price * permille) / 1000) + fixed,
  }));

test('each sentence about how much house is true of the household', () => {
  fc.assert(
    fc.property(anyBuyer, (input) => {
      const household = { ...input, place: undefined };
      const ceiling = (standard: Standard) => ({
        ...affordablePrice(input, standard),
        levers: affordableLevers(input, standard),
      });
      const answer = { margin: ceiling('margin'), bank: ceiling('bank') };
      const said = [
        affordableHeadline(household, answer),
        ...affordableNote(household, answer),
        affordableLine(household, answer, undefined),
      ];
      expectTrue(said, priceClaims, input);
    }),
    { seed: 72, numRuns: RUNS },
  );
});

test('how much house and the loan out of the same savings agree to the cent', () => {
  const anyPlace: fc.Arbitrary<HomePlace> = fc.record({
    community: fc.constantFrom(...COMMUNITIES),
    home: fc.constantFrom('used' as const, 'new' as const),
  });
  fc.assert(
    fc.property(anyBuyer, anyPlace, (buyer, place) => {
      const { price, costs, principal, payment } = affordablePrice(
        { ...buyer, costsOf: (at) => purchaseCosts(at, place) },
        'bank',
      );
      const { savings, years, annualRate } = buyer;
      if (price === 0 || savings >= price) return;
      const input: MortgageInput = { price, savings, years, annualRate, kind: 'fijo' };
      const second = secondLoan(input, savingsNeeded({ ...input, taxes: purchaseTaxes({ price, ...place }).total }));
      if (!second) return;
      expect([second.costs, second.loan?.principal, second.loan?.monthlyPayment]).toEqual([costs, principal, payment]);
      expect(second.missing).toBe(0);
    }),
    { seed: 73, numRuns: RUNS },
  );
});
