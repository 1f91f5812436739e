import fc from 'fast-check';
import { compareOffers, type OffersInput } from '@/lib/calculators/mortgage/compare-offers';
import { type Offer, type OfferRate, PRODUCTS, type Product } from '@/lib/calculators/mortgage/loan-offer';
import { productNames } from '@/lib/calculators/texts/offer-texts';
import { offersHeadline, offersLine, offersNote } from '@/lib/calculators/texts/offers-note';
import { productSentences } from '@/lib/calculators/texts/product-verdicts';
import {
  type Claim,
  euros,
  expectEuros,
  expectPercent,
  expectTrue,
  instalment,
  monthsIn,
  percent,
  RUNS,
  type Said,
} from './claims';

type Letter = string | undefined;
const other = (letter: Letter) => (letter === 'A' ? 'B' : 'A');
const offerOf = (input: OffersInput, letter: Letter) => (letter === 'A' ? input.a : input.b);

/** The nominal rate of each month, without the discounts of some products. */
function monthlyRates(
  { years, euribor }: OffersInput,
  { rate, products }: Offer,
  without: readonly Product[],
): number[] {
  const more = products.reduce((sum, { product, discount = 0 }) => sum + (without.includes(product) ? discount : 0), 0);
  const later = rate.kind === 'fijo' ? 0 : Math.max(0, euribor + rate.spread + more);
  const fixedMonths = { fijo: years, variable: 0, mixto: rate.kind === 'mixto' ? rate.fixedYears : 0 }[rate.kind] * 12;
  const start = rate.kind === 'variable' ? later : rate.annualRate + more;
  return Array.from({ length: years * 12 }, (_, month) => (month < fixedMonths ? start : later) / 12);
}

/** Interest by the end of each year, paid month by month; a new rate has a new instalment. */
function interests(input: OffersInput, offer: Offer, without: readonly Product[]): number[] {
  const rates = monthlyRates(input, offer, without);
  let [owed, interest, payment] = [input.principal, 0, 0];
  const byYear: number[] = [];
  for (const [month, rate] of rates.entries()) {
    if (month === 0 || rate !== rates[month - 1]) payment = instalment(owed, rate * 12, rates.length - month);
    interest += owed * rate;
    owed += owed * rate - payment;
    if (month % 12 === 11) byYear.push(interest);
  }
  return byYear;
}

function yearlyOf({ products }: Offer, without: readonly Product[] = []): number {
  return products.reduce((sum, { product, yearly }) => sum + (without.includes(product) ? 0 : yearly), 0);
}

/** What an offer has cost by the end of each year, each part rounded as it is shown. */
function costs(input: OffersInput, letter: Letter, without: readonly Product[] = []): number[] {
  const offer = offerOf(input, letter);
  const commission = Math.round((input.principal * Math.round(offer.commissionShare * 100_000)) / 100_000);
  return interests(input, offer, without).map(
    (interest, year) => interest + commission + yearlyOf(offer, without) * (year + 1),
  );
}

const costOf = (input: OffersInput, letter: Letter, year = input.keptYears) =>
  costs(input, letter)[year - 1] ?? Number.NaN;
const costWithout = (input: OffersInput, letter: Letter, without: readonly Product[]) =>
  costs(input, letter, without)[input.keptYears - 1] ?? Number.NaN;
const interestOf = (input: OffersInput, letter: Letter, without: readonly Product[] = []) =>
  interests(input, offerOf(input, letter), without)[input.keptYears - 1] ?? Number.NaN;
const productsOf = (input: OffersInput, letter: Letter) => yearlyOf(offerOf(input, letter)) * input.keptYears;

/** To a cent, since each cost is rounded. */
const isCheaper = (input: OffersInput, letter: Letter, year: number) =>
  expect(costOf(input, letter, year) - costOf(input, other(letter), year)).toBeLessThan(1);
/** Of both, the letter that costs less; undefined where they are too near to say. */
function winnerOf(a: number, b: number): string | undefined {
  if (Math.abs(a - b) < 2) return undefined;
  return a < b ? 'A' : 'B';
}

/** The products of an offer that are not worth their cost, by the definition: no set of them costs less, and of equal ones the smallest. */
function leftOut(input: OffersInput, letter: Letter): Product[] {
  const known = offerOf(input, letter).products.filter(({ discount }) => discount !== undefined);
  let best: { set: Product[]; cost: number } | undefined;
  for (let bits = 0; bits < 2 ** known.length; bits += 1) {
    const set = known.flatMap(({ product }, index) => ((bits >> index) % 2 === 1 ? [product] : []));
    const cost = costWithout(input, letter, set);
    // Half a cent: rounded costs that are equal keep more products.
    if (!best || cost < best.cost - 0.5 || (Math.abs(cost - best.cost) <= 0.5 && set.length < best.set.length))
      best = { set, cost };
  }
  return best?.set ?? [];
}

const kindOf = (name = ''): Product => {
  const found = PRODUCTS.find(
    (product) => productNames[product].toLocaleLowerCase('es') === name.toLocaleLowerCase('es'),
  );
  if (!found) throw new Error(`«${name}» is no product`);
  return found;
};

/** The products of a list such as "alarma (A), tarjeta (B)". */
function listed(text = ''): { product: Product; letter: string }[] {
  return text.split(', ').map((item) => {
    const match = /^(.+) \((A|B)\)$/.exec(item);
    return { product: kindOf(match?.[1]), letter: match?.[2] ?? '' };
  });
}

function expectProducts({ letter, products }: Said, input: OffersInput): void {
  expectEuros(products, productsOf(input, letter));
  expect(productsOf(input, other(letter))).toBe(0);
}

function expectSaved(said: Said, input: OffersInput): void {
  expectProducts(said, input);
  const { letter, saved } = said;
  expectEuros(saved, interestOf(input, other(letter)) - interestOf(input, letter), 1);
  expect(euros(saved)).toBeGreaterThan(0);
}

function expectNothingSaved(said: Said, input: OffersInput): void {
  expectProducts(said, input);
  expect(interestOf(input, other(said.letter)) - interestOf(input, said.letter)).toBeLessThan(1);
}

/** The offer is ahead in these years and, to a cent, in no other. */
function expectOnlyIn(input: OffersInput, letter: Letter, first: number, last: number): void {
  for (let year = 1; year <= input.years; year += 1)
    isCheaper(input, year >= first && year <= last ? letter : other(letter), year);
}

/** Each offer is ahead in some years that the other one parts. */
function expectTurns(input: OffersInput): void {
  const winners = Array.from({ length: input.years }, (_, year) =>
    costOf(input, 'A', year + 1) === costOf(input, 'B', year + 1)
      ? undefined
      : costOf(input, 'A', year + 1) < costOf(input, 'B', year + 1)
        ? 'A'
        : 'B',
  );
  const spans = winners.filter((winner, year) => winner !== winners[year - 1] && winner !== undefined);
  expect(spans.length).toBeGreaterThan(1);
}

/** What is said of the years after, or before, the ones in which the loan is kept. */
function expectAfterwards(text: string, letter: Letter, input: OffersInput): void {
  const { keptYears, years } = input;
  const [, from, late] = /^; desde el año (\d+) gana la (A|B)\.$/.exec(text) ?? [];
  const [, one, first, last, between, again] =
    /^; (?:en el año (\d+)|del año (\d+) al (\d+)) ganaría la (A|B)(?:, y después otra vez la (A|B))?\.$/.exec(text) ??
    [];
  const [, before, early] = /^; si la dejaras antes del año (\d+), ganaría la (A|B)\.$/.exec(text) ?? [];
  if (text === ', y sigue costándote menos hasta el final.')
    for (let year = keptYears; year <= years; year += 1) isCheaper(input, letter, year);
  else if (from) {
    expect(Number(from)).toBeGreaterThan(keptYears);
    expectOnlyIn(input, late, Number(from), years);
  } else if (between) {
    expect(one === undefined).toBe(Number(first) < Number(last));
    expectOnlyIn(input, between, Number(one ?? first), Number(one ?? last));
    if (again) isCheaper(input, again, years);
  } else if (before) expectOnlyIn(input, early, 1, Number(before) - 1);
  else if (text === '; con otros años gana una u otra, según el año.') expectTurns(input);
  else if (text !== '.') {
    expect(text).toBe(`, y la ${other(letter)} ya no la adelanta.`);
    for (let year = keptYears + 1; year <= years; year += 1) isCheaper(input, letter, year);
  }
}

const followsEuribor = ({ a, b }: OffersInput) => a.rate.kind !== 'fijo' || b.rate.kind !== 'fijo';
const atLevel = (input: OffersInput, points: number) => {
  const moved = { ...input, euribor: points / 100 };
  return winnerOf(costOf(moved, 'A'), costOf(moved, 'B'));
};

/** There the other wins, and a hundredth nearer to the typed level it does not yet. */
function expectTurn({ level, letter }: Said, input: OffersInput, step: 1 | -1): void {
  const points = percent(level);
  const typed = input.euribor * 100;
  expect((points - typed) * step).toBeGreaterThan(0);
  expect(atLevel(input, points)).not.toBe(other(letter));
  const nearer = Math.round((points - step * 0.01) * 100) / 100;
  if ((nearer - typed) * step > 0) expect(atLevel(input, nearer)).not.toBe(letter);
  expect(winnerOf(costOf(input, 'A'), costOf(input, 'B'))).not.toBe(letter);
}

const productsCost = 'Los productos de la {letter} cuestan {products} en ese tiempo';

const LINE_END =
  /^(?:, con el Euríbor al (\S+ %),)? (?:la (A|B) me cuesta (\S+ €) menos|las dos me cuestan lo mismo)\.(?: Productos que no me compensan: (.+)\.)?$/;

const comparisonClaims: Claim<OffersInput>[] = [
  [
    'Las dos ofertas te cuestan lo mismo, las mantengas los años que las mantengas.',
    (_, input) => {
      for (let year = 1; year <= input.years; year += 1)
        expect(Math.abs(costOf(input, 'A', year) - costOf(input, 'B', year))).toBeLessThan(1);
    },
  ],
  [
    'Las dos ofertas te cuestan lo mismo en {kept} que piensas mantenerla{afterwards}',
    ({ afterwards = '' }, input) => {
      expect(Math.abs(costOf(input, 'A') - costOf(input, 'B'))).toBeLessThan(1);
      expectAfterwards(afterwards, 'A', input);
    },
  ],
  [
    'La oferta {letter} te cuesta {less} menos en {kept} que piensas mantenerla{afterwards}',
    ({ letter, less, kept = '', afterwards = '' }, input) => {
      expectEuros(less, costOf(input, other(letter)) - costOf(input, letter), 51);
      expect(euros(less)).toBeGreaterThan(0);
      expect(kept === 'el año' ? 12 : monthsIn(kept.replace('los ', ''))).toBe(input.keptYears * 12);
      expectAfterwards(afterwards, letter, input);
    },
  ],
  [`${productsCost} y no te ahorran intereses frente a la otra: pregunta qué te dan a cambio.`, expectNothingSaved],
  [`${productsCost} y no te ahorran intereses frente a la otra; la comisión, aparte.`, expectNothingSaved],
  [`${productsCost}, y frente a la otra te ahorras {saved} de intereses; la comisión, aparte.`, expectSaved],
  [
    `${productsCost}, y frente a la otra te ahorras {saved} de intereses: la bonificación compensa.`,
    (said, input) => {
      expectSaved(said, input);
      isCheaper(input, said.letter, input.keptYears);
    },
  ],
  [
    `${productsCost}, y frente a la otra te ahorras {saved} de intereses: la bonificación no compensa.`,
    (said, input) => {
      expectSaved(said, input);
      isCheaper(input, other(said.letter), input.keptYears);
    },
  ],
  [
    `${productsCost}, y frente a la otra te ahorras {saved} de intereses: con la bonificación te quedas igual.`,
    expectSaved,
  ],
  [
    'Hemos contado con el Euríbor al {euribor} de principio a fin.',
    ({ euribor }, input) => {
      expectPercent(euribor, input.euribor * 100);
      expect(followsEuribor(input)).toBe(true);
    },
  ],
  ['La respuesta cambia al subir al {level}: ahí gana la {letter}.', (said, input) => expectTurn(said, input, 1)],
  ['La respuesta cambia al bajar al {level}: ahí gana la {letter}.', (said, input) => expectTurn(said, input, -1)],
  [
    'Con ningún otro, hasta el {highest}, gana la {letter}.',
    ({ highest, letter }, input) => {
      expectPercent(highest, 10);
      for (const points of [0, 0.5, 1, 1.73, 2.5, 3.1, 4, 6, 8.88, 10]) expect(atLevel(input, points)).not.toBe(letter);
    },
  ],
  [
    'La TAE, que cuenta la hipoteca hasta el final, también es menor en la {letter}.',
    ({ letter }, input) => isCheaper(input, letter, input.keptYears),
  ],
  [
    'La TAE es menor en la {lower}: pesa más lo que se paga al principio. Sumado lo que pagas cada año, cuesta menos la {letter}.',
    ({ letter }, input) => {
      isCheaper(input, letter, input.keptYears);
      isCheaper(input, letter, input.years);
    },
  ],
  [
    'La TAE es menor en la {lower}, pero cuenta la hipoteca hasta el final. Si la mantienes {kept}, decide lo que no vuelve, y ahí gana la {letter}.',
    ({ letter, kept }, input) => {
      expect(monthsIn(kept)).toBe(input.keptYears * 12);
      isCheaper(input, letter, input.keptYears);
    },
  ],
  [
    'Los seguros suben con los años. Pide por escrito cuánto cuesta cada producto y cuánto sube el tipo si dejas de tenerlo.',
    (_, { a, b }) => expect(a.products.length + b.products.length).toBeGreaterThan(0),
  ],
  [
    'Pide a cada banco la oferta por escrito (la FEIN): es la que le obliga.',
    (_, { a, b }) => expect(a.products.length + b.products.length).toBe(0),
  ],
  [
    'He comparado dos hipotecas de {principal} a {term}: {offers}. Pienso mantenerla {kept}, y en ese tiempo{rest}',
    ({ principal, term, kept, rest = '' }, input) => {
      expectEuros(principal, input.principal);
      expect(monthsIn(term)).toBe(input.years * 12);
      expect(monthsIn(kept)).toBe(input.keptYears * 12);
      const match = LINE_END.exec(rest);
      if (!match) throw new Error(`«${rest}» is not read`);
      const [, level, winner, less, dropped] = match;
      expect(level !== undefined).toBe(followsEuribor(input));
      if (level) expectPercent(level, input.euribor * 100);
      const difference = costOf(input, other(winner)) - costOf(input, winner);
      if (winner) expectEuros(less, difference, 51);
      else expect(Math.abs(difference)).toBeLessThan(1);
      for (const { product, letter } of dropped ? listed(dropped) : []) expectVerdict(product, letter, input, -1);
    },
  ],
];

/** What a product saves and costs beside those that pay; a gain within a cent or two may be told as none. */
function expectVerdict(product: Product, letter: Letter, input: OffersInput, sign: 1 | 0 | -1, said: Said = {}): void {
  const rest = leftOut(input, letter).filter((one) => one !== product);
  const saved = interestOf(input, letter, [...rest, product]) - interestOf(input, letter, rest);
  const offered = offerOf(input, letter).products.find((one) => one.product === product);
  if (!offered) throw new Error(`${product} is not in the offer`);
  const price = offered.yearly * input.keptYears;
  expect((saved - price) * sign).toBeGreaterThanOrEqual(sign === 0 ? 0 : -2);
  if (sign === 0) expect(Math.abs(saved - price)).toBeLessThan(2);
  if (said.saved) expectEuros(said.saved, saved, 2);
  if (said.price) expectEuros(said.price, price);
  if (said.time) expect(monthsIn(said.time)).toBe(input.keptYears * 12);
  if (said.whole) expectEuros(said.whole, Math.abs(saved - price), 102);
  if (said.monthly === 'menos de un céntimo')
    expect(Math.abs(saved - price) / (input.keptYears * 12)).toBeLessThan(0.6);
  else if (said.monthly) expectEuros(said.monthly, Math.abs(saved - price) / (input.keptYears * 12), 0.5);
}

const savings = ['Te ahorra {saved} de intereses y', 'No te ahorra intereses y'];
const prices = ['cuesta {price} en {time}', 'no cuesta nada en {time}'];

const verdictClaims: Claim<OffersInput>[] = savings.flatMap((saving) =>
  prices.flatMap((price): Claim<OffersInput>[] => {
    const verdict =
      (sign: 1 | 0 | -1) =>
      (said: Said, input: OffersInput): void => {
        expectVerdict(kindOf(said.product), said.letter, input, sign, said);
        if (!said.saved)
          expect(interestOf(input, said.letter, [kindOf(said.product)]) - interestOf(input, said.letter)).toBeLessThan(
            2,
          );
        const { yearly } =
          offerOf(input, said.letter).products.find(({ product }) => product === kindOf(said.product)) ?? {};
        expect(yearly === 0).toBe(said.price === undefined);
      };
    return [
      [`{product} ({letter}): compensa. ${saving} ${price}: ganas {whole€}, {monthly} al mes.`, verdict(1)],
      [`{product} ({letter}): no compensa. ${saving} ${price}: pierdes {whole€}, {monthly} al mes.`, verdict(-1)],
      [`{product} ({letter}): da igual tenerlo o no. ${saving} ${price}.`, verdict(0)],
    ];
  }),
);

const productClaims: Claim<OffersInput>[] = [
  ...verdictClaims,
  [
    'Sin lo que no compensa, en {time} la A te cuesta {a} y la B, {b}: {outcome}.',
    ({ time, a, b, outcome = '' }, input) => {
      expect(monthsIn(time)).toBe(input.keptYears * 12);
      const cheapest = ['A', 'B'].map((letter) => costWithout(input, letter, leftOut(input, letter)));
      const [costA = Number.NaN, costB = Number.NaN] = cheapest;
      expectEuros(a, costA, 2);
      expectEuros(b, costB, 2);
      const won = /^(sigue ganando|pasa a ganar|gana) la (A|B), por (.+ €)$/.exec(outcome);
      if (!won) {
        expect(outcome).toBe('te cuestan lo mismo');
        expect(Math.abs(costA - costB)).toBeLessThan(3);
        return;
      }
      expectEuros(won[3], Math.abs(costA - costB), 103);
      expect(winnerOf(costA, costB) ?? won[2]).toBe(won[2]);
      const before = winnerOf(costOf(input, 'A'), costOf(input, 'B'));
      if (won[1] === 'sigue ganando') expect(before ?? won[2]).toBe(won[2]);
      else if (won[1] === 'pasa a ganar') expect(before).not.toBe(won[2]);
      else expect(before).toBeUndefined();
    },
  ],
  [
    'Falta cuánto baja el tipo: {list}. Con eso te decimos si compensa.',
    ({ list }, input) => {
      for (const { product, letter } of listed(list)) {
        const found = offerOf(input, letter).products.find((one) => one.product === product);
        expect([found?.discount, (found?.yearly ?? 0) > 0]).toEqual([undefined, true]);
      }
    },
  ],
];

const anyRate = fc
  .oneof(fc.constantFrom(0, 1, 2_500, 3_500), fc.integer({ min: 0, max: 10_000 }))
  .map((thousandths) => thousandths / 100_000);

const anyTerms: fc.Arbitrary<OfferRate> = fc.oneof(
  fc.record({ kind: fc.constant('fijo' as const), annualRate: anyRate }),
  fc.record({ kind: fc.constant('variable' as const), spread: anyRate }),
  fc.record({
    kind: fc.constant('mixto' as const),
    annualRate: anyRate,
    fixedYears: fc.integer({ min: 1, max: 20 }),
    spread: anyRate,
  }),
);

const anyProduct = fc.record({
  product: fc.constantFrom(...PRODUCTS),
  yearly: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 100 }), fc.integer({ min: 30_00, max: 800_00 })),
  discount: fc.oneof(
    fc.constant(undefined),
    fc.constantFrom(0, 0.00001, 0.001, 0.002),
    fc.integer({ min: 0, max: 600 }).map((thousandths) => thousandths / 100_000),
  ),
});

const anyOffer: fc.Arbitrary<Offer> = fc.record({
  rate: anyTerms,
  commissionShare: fc.constantFrom(0, 0, 0.005, 0.01),
  products: fc.oneof(
    fc.constant([]),
    fc.uniqueArray(anyProduct, { minLength: 1, maxLength: 3, selector: ({ product }) => product }),
  ),
});

/** Fixed years that the term does not have make it a fixed loan. */
const within = (offer: Offer, years: number): Offer =>
  offer.rate.kind === 'mixto' && offer.rate.fixedYears >= years
    ? { ...offer, rate: { kind: 'fijo', annualRate: offer.rate.annualRate } }
    : offer;

const anyOffers: fc.Arbitrary<OffersInput> = fc
  .record({
    principal: fc.oneof(fc.integer({ min: 1_000_00, max: 5_000_00 }), fc.integer({ min: 30_000_00, max: 600_000_00 })),
    years: fc.integer({ min: 1, max: 40 }),
    euribor: anyRate,
    kept: fc.nat(39),
    a: anyOffer,
    b: anyOffer,
    isSame: fc.boolean(),
  })
  .map(({ kept, isSame, a, b, ...rest }) => ({
    ...rest,
    keptYears: 1 + (kept % rest.years),
    a: within(a, rest.years),
    b: within(isSame ? { ...b, rate: a.rate } : b, rest.years),
  }));

/** Each product that can be judged has one sentence of its own, and each one that cannot is named. */
function expectAllTold(texts: readonly string[], input: OffersInput): void {
  const sentences = texts.map((text) => text.replaceAll('\u00a0', ' '));
  for (const letter of ['A', 'B'])
    for (const { product, discount, yearly } of offerOf(input, letter).products) {
      const judged = sentences.filter((text) => text.startsWith(`${productNames[product]} (${letter}): `));
      expect(judged).toHaveLength(discount === undefined ? 0 : 1);
      const name = `${productNames[product].toLocaleLowerCase('es')} (${letter})`;
      const asked = sentences.filter((text) => text.startsWith('Falta') && text.includes(name));
      expect(asked).toHaveLength(discount === undefined && yearly > 0 ? 1 : 0);
    }
}

test('each sentence about two offers and their products is true of what they cost month by month', () => {
  fc.assert(
    fc.property(anyOffers, (input) => {
      const result = compareOffers(input);
      const said = [offersHeadline(input, result), ...offersNote(input, result), offersLine(input, result)];
      expectTrue(said, comparisonClaims, input);
      const ofProducts = productSentences(input, result);
      expectTrue(ofProducts, productClaims, input);
      expectAllTold(ofProducts, input);
    }),
    { seed: 82, numRuns: RUNS },
  );
});

test('a lead of one year is told as one, and one that returns is told as turns', () => {
  const loan = { principal: 160_000_00, years: 10, keptYears: 10, euribor: 0.025 };
  const mixed = (annualRate: number, fixedYears: number, spread: number, commissionShare: number): Offer => ({
    rate: { kind: 'mixto', annualRate, fixedYears, spread },
    commissionShare,
    products: [],
  });
  const [a, b] = [mixed(0.033, 2, 0, 0), mixed(0.029, 3, 0.01, 0.005)];
  for (let keptYears = 1; keptYears <= 10; keptYears += 1) {
    const input: OffersInput = { ...loan, keptYears, a, b };
    const said = offersHeadline(input, compareOffers(input));
    expect(said).not.toMatch(/del año (\d+) al \1\b/);
    expectTrue([said], comparisonClaims, input);
  }
});
