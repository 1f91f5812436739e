import fc from 'fast-check';
import { earlyRepayment, type RepaymentInput } from '@/lib/calculators/mortgage/early-repayment';
import { type EuriborPathInput, euriborPath } from '@/lib/calculators/mortgage/euribor-path';
import type { RepaymentEffect } from '@/lib/calculators/mortgage/repaid-loan';
import { REPAID_LOAN_KINDS } from '@/lib/calculators/mortgage/repayment-caps';
import { euriborHeadline, euriborLine, euriborNote } from '@/lib/calculators/texts/euribor-path-note';
import {
  investingSentence,
  repaymentHeadline,
  repaymentLine,
  repaymentNote,
} from '@/lib/calculators/texts/repayment-note';
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
} from './claims';

const isTrue = () => undefined;

type Paid = { payments: readonly number[]; interest: number };

const paid = new WeakMap<EuriborPathInput, Paid>();

/** Paid month by month, with a rate for each; once for all the sentences about one path. */
function paidAlong(input: EuriborPathInput): Paid {
  const known = paid.get(input) ?? payAlong(input);
  paid.set(input, known);
  return known;
}

function payAlong({ principal, months, euribor, spread, review, points }: EuriborPathInput): Paid {
  const knots = [{ year: 0, euribor }, ...points];
  const euriborAt = (month: number) => {
    const next = knots.findIndex(({ year }) => month < year * 12);
    const [from, to] = [knots.at(next === -1 ? -1 : next - 1), knots[next]];
    if (!from) throw new Error('a path begins today');
    if (!to) return from.euribor;
    return from.euribor + ((to.euribor - from.euribor) * (month - from.year * 12)) / ((to.year - from.year) * 12);
  };
  let [owed, interest, payment] = [principal, 0, 0];
  const payments: number[] = [];
  for (let month = 0; month < months; month += 1) {
    const rate = Math.max(0, euriborAt(Math.floor(month / review) * review) + spread);
    if (month % review === 0) payment = instalment(owed, rate, months - month);
    interest += (owed * rate) / 12;
    owed += (owed * rate) / 12 - payment;
    payments.push(payment);
  }
  return { payments, interest };
}

const unmoved = (input: EuriborPathInput) => paidAlong({ ...input, points: [] });
const todays = (input: EuriborPathInput) => paidAlong(input).payments[0] ?? Number.NaN;

function expectWorst(said: { year?: string; payment?: string }, input: EuriborPathInput): void {
  const { payments } = paidAlong(input);
  const highest = Math.max(...payments.map((payment) => Math.round(payment)));
  expectEuros(said.payment, highest, 1);
  const month = payments.findIndex((payment) => Math.round(payment) >= highest - 1);
  expect(Number(said.year)).toBeGreaterThanOrEqual(Math.floor(month / 12) + 1);
  expect(Math.round(payments[(Number(said.year) - 1) * 12 + 12 - input.review] ?? 0)).toBeLessThanOrEqual(highest + 1);
  expect(euros(said.payment)).toBeGreaterThan(Math.round(todays(input)) - 1);
}

const euriborClaims: Claim<EuriborPathInput>[] = [
  [
    'La cuota más alta llega en el año {year}: {payment}, {more} más que hoy.',
    (said, input) => {
      expectWorst(said, input);
      expectEuros(said.more, euros(said.payment) - todays(input), 1);
      expect(euros(said.more)).toBeGreaterThan(0);
    },
  ],
  [
    'La cuota no se mueve: {today} de principio a fin.',
    ({ today }, input) => {
      for (const payment of paidAlong(input).payments) expectEuros(today, payment, 1);
    },
  ],
  [
    'La cuota no pasa nunca de la de hoy: {today}, y llega a bajar hasta {lowest}.',
    ({ today, lowest }, input) => {
      const { payments } = paidAlong(input);
      expectEuros(today, Math.max(...payments), 1);
      expectEuros(lowest, Math.min(...payments), 1);
    },
  ],
  [
    'En total pagarías {total} de intereses, lo mismo que si el Euríbor se quedara donde está.',
    ({ total }, input) => {
      expectEuros(total, paidAlong(input).interest, 1);
      expect(Math.abs(paidAlong(input).interest - unmoved(input).interest)).toBeLessThan(101);
    },
  ],
  [
    'En total pagarías {total} de intereses, {more} más que si el Euríbor se quedara donde está.',
    ({ total, more }, input) => {
      expectEuros(total, paidAlong(input).interest, 1);
      expectEuros(more, paidAlong(input).interest - unmoved(input).interest, 51);
    },
  ],
  [
    'En total pagarías {total} de intereses, {less} menos que si el Euríbor se quedara donde está.',
    ({ total, less }, input) => {
      expectEuros(total, paidAlong(input).interest, 1);
      expectEuros(less, unmoved(input).interest - paidAlong(input).interest, 51);
    },
  ],
  ...['', ' Firmaríamos esta variable solo si esa cuota también te cabe.'].map(
    (end): Claim<EuriborPathInput> => [
      `Para que la cuota más alta no pase del 35 % de lo que entra en casa hacen falta {income} netos al mes, sin más deudas.${end}`,
      ({ income }, input) => {
        const highest = Math.max(...paidAlong(input).payments);
        expect(euros(income) * 0.35).toBeGreaterThanOrEqual(highest - 1);
        expect((euros(income) - 100) * 0.35).toBeLessThan(highest + 1);
      },
    ],
  ),
  [
    'He mirado qué pasa con una hipoteca variable de {principal} a {term}, con el Euríbor al {euribor} hoy más un {spread}, que se revisa {review}. {supposed}, {highest}, y pagaría {interest} de intereses en total.',
    ({ principal, term, euribor, spread, interest, highest = '' }, input) => {
      expectEuros(principal, input.principal);
      expect(monthsIn(term)).toBe(input.months);
      expectPercent(euribor, input.euribor * 100);
      expectPercent(spread, input.spread * 100);
      expectEuros(interest, paidAlong(input).interest, 1);
      const worst = /en el año (\d+): ([\d.,]+ €), frente a los ([\d.,]+ €) de hoy/.exec(highest);
      if (worst?.[1] && worst[2]) expectWorst({ year: worst[1], payment: worst[2] }, input);
      else expectEuros(/los ([\d.,]+ €) de hoy/.exec(highest)?.[1], todays(input), 1);
    },
  ],
];

const anyRate = fc
  .oneof(fc.constantFrom(0, 1, 2_500, 3_500), fc.integer({ min: 0, max: 10_000 }))
  .map((thousandths) => thousandths / 100_000);
const anyPrincipal = fc.oneof(
  fc.integer({ min: 1_000_00, max: 5_000_00 }),
  fc.integer({ min: 30_000_00, max: 600_000_00 }),
);

const anyPath: fc.Arbitrary<EuriborPathInput> = fc
  .record({
    principal: anyPrincipal,
    years: fc.integer({ min: 2, max: 40 }),
    euribor: fc.oneof(anyRate, fc.constantFrom(-0.005, -0.00001)),
    spread: anyRate,
    review: fc.constantFrom(6 as const, 12 as const),
    points: fc.uniqueArray(fc.integer({ min: 1, max: 39 }), { maxLength: 3 }),
    levels: fc.array(anyRate, { minLength: 3, maxLength: 3 }),
    stays: fc.boolean(),
  })
  .map(({ years, points, levels, stays, ...rest }) => ({
    ...rest,
    months: years * 12,
    points: points
      .filter((year) => year < years)
      .sort((a, b) => a - b)
      .map((year, index) => ({ year, euribor: stays ? rest.euribor : (levels[index] ?? 0) })),
  }));

test('each sentence about a Euríbor that moves is true of paying along it', () => {
  fc.assert(
    fc.property(anyPath, (input) => {
      const path = euriborPath(input);
      expectTrue([euriborHeadline(path), ...euriborNote(path), euriborLine(input, path)], euriborClaims, input);
    }),
    { seed: 81, numRuns: RUNS },
  );
});

type Repaid = { input: RepaymentInput; effect: RepaymentEffect };

/** Paid month by month: what is saved, charged, and left at the end of the loan. */
function repay({ input, effect }: Repaid) {
  const { principal, annualRate, months, amount, firstMonth, isYearly, netRate } = input;
  const agreed = instalment(principal, annualRate, months);
  let [owed, interest, payment, end, saved, invested, after] = [principal, 0, agreed, 0, 0, 0, 0];
  const charged = [0, 0];
  const grown = [0, 0];
  const growth = (month: number) => (1 + netRate) ** ((months - month) / 12);
  let isAll = false;
  for (let month = 0; month <= months; month += 1) {
    if (month > 0) {
      const due = owed * (1 + annualRate / 12);
      interest += due - owed;
      const paid = due - payment < 0.5 || month === months ? due : payment;
      if (paid > 0.001) end = month;
      if (month === firstMonth + 1) after = paid;
      saved += (agreed - paid) * growth(month);
      owed = due - paid;
    }
    const isDue = month === firstMonth || (isYearly && month > firstMonth && (month - firstMonth) % 12 === 0);
    if (!isDue || owed < 0.001) continue;
    const repaid = owed - amount < 0.5 ? owed : amount;
    owed -= repaid;
    end = month;
    if (month === firstMonth) isAll = owed < 0.001;
    capsOf(input, month).forEach((cap, contract) => {
      charged[contract] = (charged[contract] ?? 0) + (repaid * cap) / 100;
      grown[contract] = (grown[contract] ?? 0) + ((repaid * cap) / 100) * growth(month);
    });
    invested += repaid * growth(month);
    if (effect === 'lower' && month < months && owed > 0) payment = instalment(owed, annualRate, months - month);
  }
  const dearest = (charged[1] ?? 0) > (charged[0] ?? 0) + 1e-6 ? 1 : 0;
  return {
    agreed,
    after,
    isAll,
    interest: agreed * months - principal - interest,
    months: months - end,
    compensation: charged[dearest] ?? 0,
    ahead: saved - invested - (grown[dearest] ?? 0),
  };
}

function capsOf(input: RepaymentInput, month: number): [number, number] {
  const { law, kind, monthsSigned, deedCommission = 0, fixedMonths = 0 } = input;
  const years = Math.floor((monthsSigned + month) / 12);
  if (law === 'escritura') return [deedCommission / 1_000, deedCommission / 1_000];
  if (kind === 'fijo' || (kind === 'mixto-fijo' && month < fixedMonths)) return years < 10 ? [2, 2] : [1.5, 1.5];
  return [years < 3 ? 0.25 : 0, years < 5 ? 0.15 : 0];
}

function expectCharge(text: string | undefined, world: Repaid): void {
  const { law, deedCommission } = world.input;
  const { compensation } = repay(world);
  const upTo = /^el banco puede cobrarte como mucho ([\d.,]+ €)$/.exec(text ?? '');
  const set = /^la comisión que pone tu escritura son ([\d.,]+ €)$/.exec(text ?? '');
  const amount = upTo?.[1] ?? set?.[1];
  if (amount) {
    expectEuros(amount, compensation, 0.5);
    expect(euros(amount)).toBeGreaterThan(0);
    expect(law).toBe(upTo ? 'ley-5-2019' : 'escritura');
    return;
  }
  expect(compensation).toBeLessThan(0.5);
  if (law === 'ley-5-2019') expect(text).toBe('por los años que han pasado, el banco no puede cobrarte nada');
  else if (deedCommission === undefined)
    expect(text).toBe('mira qué comisión pone tu escritura, porque va sin contar esa comisión');
  else expect(text).toBe('has puesto que tu escritura no tiene comisión');
}

function expectGain(text: string | undefined, world: Repaid): void {
  const outcome = repay(world);
  const ends = /^acaba con la hipoteca (.+) antes$/.exec(text ?? '');
  const sooner = /^te quita (.+) de hipoteca$/.exec(text ?? '');
  const lower = /^(?:la primera vez )?baja la cuota de ([\d.,]+ €) a ([\d.,]+ €)$/.exec(text ?? '');
  if (ends) expect([outcome.isAll, monthsIn(ends[1])]).toEqual([true, outcome.months]);
  else if (sooner) expect(monthsIn(sooner[1])).toBe(outcome.months);
  else if (lower) {
    expectEuros(lower[1], outcome.agreed, 0.5);
    expectEuros(lower[2], outcome.after, 0.5);
  } else {
    expect(text).toBe('no te quita ni un mes de hipoteca');
    expect(outcome.months).toBe(0);
  }
}

function expectWhat(text = '', { input, effect }: Repaid): void {
  if (text === 'Devolverlo todo') expect(repay({ input, effect }).isAll).toBe(true);
  else expectEuros(/^Amortizar ([\d.,]+ €)(?: cada año)?$/.exec(text)?.[1], input.amount);
}

const rates = (input: RepaymentInput, said: Record<string, string>) => {
  expectPercent(said.nominal, input.annualRate * 100);
  expectPercent(said.effective, ((1 + input.annualRate / 12) ** 12 - 1) * 100);
};

/** Less than half a cent of interest is nothing that is saved. */
const repaymentClaims: Claim<Repaid>[] = [
  [
    '{what} te ahorra {saved} de intereses y {gain}; {charge}.',
    ({ what, saved, gain, charge }, world) => {
      expectWhat(what, world);
      expectEuros(saved, repay(world).interest, 0.5);
      expect(euros(saved)).toBeGreaterThan(0);
      expectGain(gain, world);
      expectCharge(charge, world);
    },
  ],
  [
    '{what} no te ahorra intereses, pero {gain}; {charge}.',
    ({ what, gain, charge }, world) => {
      expectWhat(what, world);
      expect(Math.abs(repay(world).interest)).toBeLessThan(1);
      expectGain(gain, world);
      expectCharge(charge, world);
    },
  ],
  [
    '{what} no te ahorra intereses, y tampoco te quita ni un mes de hipoteca; {charge}.',
    (said, world) => {
      expectWhat(said.what, world);
      expect(repay(world).months).toBe(0);
      expectCharge(said.charge, world);
    },
  ],
  [
    'Aquí no compensa amortizar: la compensación máxima es mayor que los intereses que te ahorras. Al {net}, invirtiendo acabarías con {ahead} más.',
    ({ net, ahead }, world) => {
      expectPercent(net, world.input.netRate * 100);
      expect(repay(world).compensation).toBeGreaterThan(repay(world).interest - 1);
      expectEuros(ahead, -repay(world).ahead, 101);
    },
  ],
  [
    'Aquí no compensa amortizar: la compensación máxima es mayor que los intereses que te ahorras.',
    (_, world) => {
      expect(repay(world).compensation).toBeGreaterThan(repay(world).interest - 1);
      expect(Math.abs(repay(world).ahead)).toBeLessThan(2);
    },
  ],
  [
    'Al {net} neto al año, amortizar o invertir te deja lo mismo.',
    (_, world) => expect(Math.abs(repay(world).ahead)).toBeLessThan(2),
  ],
  ...[
    '',
    ' Para que invertir te compense, tendría que darte más de un {equal} neto todos los años.',
    ' Si te da menos de un {equal} neto, gana amortizar.',
  ].map(
    (end): Claim<Repaid> => [
      `Al {net} neto al año gana {winner}: acabas con {ahead} más.${end}`,
      ({ net, winner, ahead, equal }, world) => {
        const left = repay(world).ahead;
        expectPercent(net, world.input.netRate * 100);
        expect(winner).toBe(left > 0 ? 'amortizar' : 'invertir');
        expectEuros(ahead, Math.abs(left), 101);
        if (!equal) return;
        // A hundredth above and below the rate the order turns.
        const at = (points: number) =>
          repay({ ...world, input: { ...world.input, netRate: Math.max(0, (percent(equal) + points) / 100) } }).ahead;
        expect(at(-0.011)).toBeGreaterThan(-2);
        expect(at(0.011)).toBeLessThan(2);
      },
    ],
  ),
  [
    'Amortizar rinde el tipo de tu préstamo: un {nominal} nominal, que pagado mes a mes es un {effective} al año. Eso es seguro; lo que promete una inversión, no.',
    (said, world) => {
      rates(world.input, said);
      expect(repay(world).compensation).toBeLessThan(0.5);
      expect(world.input.law === 'escritura' && world.input.deedCommission === undefined).toBe(false);
    },
  ],
  [
    'Amortizar rinde el tipo de tu préstamo (un {nominal} nominal, un {effective} al año) menos la compensación: si te la cobran entera, un {equal} al año. Eso es seguro; lo que promete una inversión, no.',
    (said, world) => rates(world.input, said),
  ],
  [
    'Amortizar rinde el tipo de tu préstamo (un {nominal} nominal, un {effective} al año) menos la compensación, sin contar aquí. Eso es seguro; lo que promete una inversión, no.',
    (said, world) => {
      rates(world.input, said);
      expect([world.input.law, world.input.deedCommission]).toEqual(['escritura', undefined]);
    },
  ],
  [
    'Hemos supuesto que tu interés no cambia hasta el final. Si sube, amortizar te ahorra más; si baja, menos.',
    (_, { input }) => expect(input.kind).not.toBe('fijo'),
  ],
  [
    'Antes de amortizar dejaríamos apartado un colchón de tres a seis meses de gastos: lo que metes en la hipoteca no lo puedes volver a sacar. Y si compraste antes de 2013, mira primero la deducción por vivienda.',
    isTrue,
  ],
  [
    'Me quedan {principal} de {kind}, firmada {signed}, al {rate} y {term}. Si {what}, {rest}. Dudo entre eso e invertirlo al {net} neto.',
    ({ principal, signed, rate, term, net, rest = '' }, world) => {
      const { input } = world;
      expectEuros(principal, input.principal);
      expectPercent(rate, input.annualRate * 100);
      expect(monthsIn(term)).toBe(input.months);
      expectPercent(net, input.netRate * 100);
      const since = {
        'ley-5-2019': 'o cambiada a partir del 16 de junio de 2019',
        escritura: 'antes del 16 de junio de 2019 y sin cambiar desde entonces',
      };
      expect(signed).toBe(since[input.law]);
      const saved = /me ahorro ([\d.,]+ €) de intereses/.exec(rest)?.[1];
      if (saved) expectEuros(saved, repay(world).interest, 0.5);
      const most = /con ([\d.,]+ €) de compensación como máximo/.exec(rest)?.[1];
      if (most) expectEuros(most, repay(world).compensation, 0.5);
      else expect(repay(world).compensation).toBeLessThan(0.5);
    },
  ],
];

const anyRepaid: fc.Arbitrary<Repaid> = fc
  .record({
    principal: anyPrincipal,
    annualRate: anyRate,
    months: fc.integer({ min: 2, max: 480 }),
    amount: fc.oneof(fc.integer({ min: 100_00, max: 2_000_00 }), fc.integer({ min: 2_000_00, max: 100_000_00 })),
    firstMonth: fc.oneof(fc.constant(0), fc.nat(479)),
    isYearly: fc.boolean(),
    kind: fc.constantFrom(...REPAID_LOAN_KINDS),
    law: fc.constantFrom('ley-5-2019', 'escritura'),
    deedCommission: fc.option(fc.constantFrom(0, 1, 250, 1_000), { nil: undefined }),
    yearsSigned: fc.integer({ min: 0, max: 30 }),
    fixedMonths: fc.integer({ min: 1, max: 120 }),
    netRate: fc.oneof(fc.constantFrom(0, 0.02), anyRate),
    effect: fc.constantFrom('shorter' as const, 'lower' as const),
  })
  .map(({ effect, yearsSigned, fixedMonths, firstMonth, ...rest }) => ({
    effect,
    input: {
      ...rest,
      monthsSigned: yearsSigned * 12,
      firstMonth: firstMonth % rest.months,
      fixedMonths: rest.kind === 'mixto-fijo' ? Math.min(fixedMonths, rest.months - 1) : undefined,
    },
  }));

test('each sentence about an early repayment is true of paying the loan month by month', () => {
  fc.assert(
    fc.property(anyRepaid, (world) => {
      const { input, effect } = world;
      const result = earlyRepayment(input);
      const said = [
        repaymentHeadline(input, effect, result),
        investingSentence(input, result[effect]),
        ...repaymentNote(input, result[effect]),
        repaymentLine(input, effect, result),
      ];
      expectTrue(said, repaymentClaims, world);
    }),
    { seed: 83, numRuns: RUNS },
  );
});
