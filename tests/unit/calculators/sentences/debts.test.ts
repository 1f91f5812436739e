import fc from 'fast-check';
import { comparePayoffs } from '@/lib/calculators/debt/compare-payoffs';
import { debtRatio } from '@/lib/calculators/debt/debt-ratio';
import { instalmentFault } from '@/lib/calculators/debt/instalment-fault';
import { debtNote, debtParagraph, debtRecommendations } from '@/lib/calculators/texts/debt-advice';
import { askIfRent, debtAnswer } from '@/lib/calculators/texts/debt-answer';
import { payoffHeadline, payoffLine, payoffNote } from '@/lib/calculators/texts/payoff-note';
import { type Claim, euros, expectEuros, expectPercent, expectTrue, monthsIn, RUNS, type Said } from './claims';

type Kind = 'hipoteca' | 'prestamos' | 'tarjetas' | 'otras';
type Household = { income: number; debts: Record<Kind, number>; rents: boolean };

const owed = ({ debts }: Household) => Object.values(debts).reduce((sum, debt) => sum + debt, 0);
const share = (household: Household) => (owed(household) * 100) / household.income;
const toLimit = (household: Household) => household.income * 0.35 - owed(household);

const named: Record<string, Kind> = {
  'las tarjetas': 'tarjetas',
  'los préstamos': 'prestamos',
  'las otras deudas': 'otras',
};

function expectFirst(said: Said, household: Household): void {
  const kind = named[said.kind ?? ''] ?? 'hipoteca';
  expectEuros(said.amount, household.debts[kind]);
  expectPercent(said.without, share({ ...household, debts: { ...household.debts, [kind]: 0 } }));
}

/** A remaining room that is praised is at least a hundredth of the income. */
function expectRoom(amount: string | undefined, household: Household): void {
  expectEuros(amount, toLimit(household), 0.5);
  expect(euros(amount)).toBeGreaterThan(0);
}

const below = (household: Household) => expect(owed(household) * 100).toBeLessThanOrEqual(household.income * 35);
const above = (household: Household) => expect(owed(household) * 100).toBeGreaterThan(household.income * 35);
const isTrue = () => undefined;

const ratioClaims: Claim<Household>[] = [
  ['No pagas ninguna cuota.', (_, household) => expect(owed(household)).toBe(0)],
  [
    'Te sobran {excess} de cuotas al mes para volver al límite del 35 %.',
    ({ excess }, household) => {
      above(household);
      expectEuros(excess, Math.max(1, -toLimit(household)), 0.5 + 1e-6);
    },
  ],
  [
    'Estás justo en el límite del 35 %.',
    (_, household) => {
      below(household);
      expect(toLimit(household)).toBeLessThan(0.5 + 1e-6);
    },
  ],
  ['Te quedan {room} al mes hasta el límite del 35 %.', ({ room }, household) => expectRoom(room, household)],
  [
    '¿Los {home} de vivienda son un alquiler sin opción a compra? Entonces no son una deuda: elige «Alquiler» en el formulario y tu ratio será del {without}.',
    ({ home, without }, household) => {
      above(household);
      expectEuros(home, household.debts.hipoteca);
      expectPercent(without, share({ ...household, debts: { ...household.debts, hipoteca: 0 } }));
    },
  ],
  ['No debes nada, y eso da mucha libertad.', (_, household) => expect(owed(household)).toBe(0)],
  [
    'Lo que otros mandan al banco puede ir a tu colchón. Nosotros guardaríamos primero seis meses de gastos, y solo después hablaríamos de invertir.',
    isTrue,
  ],
  [
    'Se te va en cuotas el {part} de lo que entra. Vas con holgura.',
    ({ part }, household) => {
      expectPercent(part, share(household));
      expect(share(household)).toBeLessThanOrEqual(20);
    },
  ],
  [
    'Hasta el límite te quedan {room} al mes, pero nosotros no los llenaríamos: con esa distancia, una mala racha es solo una mala racha.',
    ({ room }, household) => expectRoom(room, household),
  ],
  [
    'Estás justo en el límite. Con estas cuotas se vive, pero ya no cabe ninguna más.',
    (_, household) => {
      below(household);
      expect(toLimit(household)).toBeLessThan(0.5 + 1e-6);
    },
  ],
  [
    'Estás muy cerca del límite: te quedan {room} al mes. Con estas cuotas se vive, pero no cabe otra.',
    ({ room }, household) => {
      expectRoom(room, household);
      expect(toLimit(household)).toBeLessThan(household.income / 100 + 1);
    },
  ],
  ['Antes de cambiar de coche o de cocina, esperaríamos a terminar alguna de las que tienes.', (_, h) => below(h)],
  [
    'Vas bien: te quedan {room} al mes hasta el límite.',
    ({ room }, household) => {
      expectRoom(room, household);
      expect(toLimit(household)).toBeGreaterThan(household.income / 100 - 1);
    },
  ],
  [
    'Antes de comprometerlos haríamos una prueba: aparta esos {room} durante tres meses, como si ya los pagaras. Si llegas a fin de mes sin tocarlos, te los puedes permitir.',
    ({ room }, household) => expectRoom(room, household),
  ],
  [
    'Tus cuotas suman más de lo que entra: cada mes te faltan {missing}, antes de comer.',
    ({ missing }, household) => {
      expectEuros(missing, owed(household) - household.income);
      expect(euros(missing)).toBeGreaterThan(0);
    },
  ],
  [
    'Esto no se arregla apretándose el cinturón. Nos sentaríamos contigo con todas las deudas delante y llamaríamos a las entidades antes de que falle un pago.',
    isTrue,
  ],
  [
    'Más de la mitad de lo que entra ya tiene dueño. Tienes que quitarte {excess} de cuotas al mes para volver al 35 %.',
    ({ excess }, household) => {
      expectEuros(excess, -toLimit(household), 0.5);
      expect(share(household)).toBeGreaterThan(50);
    },
  ],
  [
    'Y no pediríamos un préstamo para pagar otro sin hacer antes la cuenta entera, con comisiones y años de más.',
    isTrue,
  ],
  [
    'Pagas {excess} al mes por encima del límite. Tiene arreglo, pero no añadas nada.',
    ({ excess }, household) => {
      above(household);
      expectEuros(excess, -toLimit(household), 0.5);
      expect(euros(excess)).toBeGreaterThan(0);
    },
  ],
  [
    'Empezaríamos por las {kind}: son {amount€} al mes y suele ser tu dinero más caro. Sin esa cuota bajarías al {without}.',
    (said, household) => {
      expect(said.kind).toBe('tarjetas');
      expectFirst({ ...said, kind: 'las tarjetas' }, household);
    },
  ],
  [
    'Empezaríamos por {kind}: son {amount€} al mes; mira cuál tiene el tipo más alto. Sin esa cuota bajarías al {without}.',
    (said, household) => {
      expect(household.debts.tarjetas).toBe(0);
      expectFirst(said, household);
    },
  ],
  [
    'Como todo es vivienda, miraríamos el plazo y el tipo: alargar unos años o cambiar de banco baja la cuota desde el mes siguiente, aunque al final pagues más intereses.',
    (_, household) => expect(owed(household)).toBe(household.debts.hipoteca),
  ],
  [
    'Sigue sin deudas mientras puedas: comprar a plazos sin intereses también compromete tu sueldo.',
    (_, h) => expect(owed(h)).toBe(0),
  ],
  [
    'No sumes ninguna cuota: hasta el límite ya no te queda margen.',
    (_, household) => {
      below(household);
      expect(toLimit(household)).toBeLessThan(0.5 + 1e-6);
    },
  ],
  [
    'Mantente por debajo del 35 %. Tu margen es de {room} al mes.',
    ({ room }, household) => {
      expectRoom(room, household);
      expect(owed(household) * 100).toBeLessThan(household.income * 35);
    },
  ],
  [
    'Con los {free} que te quedan, cubre tus gastos y completa un colchón de 3 a 6 meses.',
    ({ free }, household) => {
      expectEuros(free, household.income - owed(household));
      expect(euros(free)).toBeGreaterThan(0);
    },
  ],
  [
    'Termina primero con las tarjetas ({cards} al mes) y pasa al pago total a fin de mes, que no cobra intereses.',
    ({ cards }, { debts }) => expectEuros(cards, debts.tarjetas),
  ],
  [
    'Revisa tu hipoteca una vez al año: si tu tipo es variable, calcula la cuota con dos puntos más antes de que lo haga el banco.',
    (_, { debts }) => expect(debts.hipoteca).toBeGreaterThan(0),
  ],
  ['No firmes ninguna deuda nueva, ni compras a plazos, hasta volver al 35 %.', (_, household) => above(household)],
  [
    'Quítate {excess} al mes en cuotas para llegar a tu límite de {limit}.',
    ({ excess, limit }, household) => {
      expectEuros(excess, -toLimit(household), 0.5);
      expectEuros(limit, household.income * 0.35);
    },
  ],
  [
    'Pasa las tarjetas ({cards} al mes) a pago total, o cancélalas con lo que tengas ahorrado por encima de un mes de gastos. Sin ellas estarías en el {without}.',
    ({ cards, without }, household) => {
      expectEuros(cards, household.debts.tarjetas);
      expectPercent(without, share({ ...household, debts: { ...household.debts, tarjetas: 0 } }));
    },
  ],
  [
    'Pide el cuadro de pagos de cada préstamo y amortiza primero el de interés más alto, reduciendo cuota y no plazo.',
    (_, { debts }) => expect(debts.prestamos + debts.otras).toBeGreaterThan(0),
  ],
  [
    'Solo la vivienda ({home}) ya pasa de tu límite: pregunta en tu banco y en otros dos por el tipo y por el plazo.',
    ({ home }, { income, debts }) => {
      expectEuros(home, debts.hipoteca);
      expect(debts.hipoteca * 100).toBeGreaterThan(income * 35 - 50);
    },
  ],
  [
    'Cada mes te faltan {missing}: habla con tus entidades antes del primer impago e infórmate sobre la segunda oportunidad (la exoneración de deudas de la Ley Concursal).',
    ({ missing }, household) => expectEuros(missing, owed(household) - household.income),
  ],
  [
    'Tu alquiler no es una deuda y aquí no lo sumamos, pero sale del mismo sueldo: cuéntalo antes de añadir una cuota.',
    (_, { rents }) => expect(rents).toBe(true),
  ],
  ...['', ', vivo de alquiler'].map(
    (home): Claim<Household> => [
      `He usado la calculadora de endeudamiento. Ingreso {income€} netos al mes${home} y pago {total€} en cuotas: {home€} de vivienda, {loans€} de préstamos, {cards€} de tarjetas y {rest€} de otras deudas. Mi ratio es del {ratio} (nivel) y {distance}. Me gustaría comentarlo.`,
      ({ income, total, home: housing, loans, cards, rest, ratio, distance = '' }, household) => {
        const { debts } = household;
        expect(household.rents).toBe(home !== '');
        expectEuros(income, household.income);
        expectEuros(total, owed(household));
        [housing, loans, cards, rest].forEach((shown, index) => {
          expectEuros(shown, [debts.hipoteca, debts.prestamos, debts.tarjetas, debts.otras][index] ?? 0);
        });
        expectPercent(ratio, share(household));
        const amount = /([\d.,]+ €)/.exec(distance)?.[1];
        if (distance.startsWith('paso del límite')) expectEuros(amount, -toLimit(household), 0.5);
        else if (distance.startsWith('me quedan')) expectRoom(amount, household);
        else expect(Math.abs(toLimit(household))).toBeLessThan(0.5 + 1e-6);
      },
    ],
  ),
];

const anyIncome = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 500_00, max: 9_000_00 }));

/** Often at a border of the levels, or a cent beside it. */
const anyHousehold: fc.Arbitrary<Household> = fc
  .record({
    income: anyIncome,
    target: fc.constantFrom(0, 20, 34.9, 35, 41, 50, 70, 100, 130),
    beside: fc.integer({ min: -1, max: 1 }),
    rents: fc.boolean(),
    kinds: fc.subarray<Kind>(['hipoteca', 'prestamos', 'tarjetas', 'otras'], { minLength: 1 }),
  })
  .map(({ income, target, beside, kinds, rents }) => {
    const total = Math.max(0, Math.round((income * target) / 100) + beside);
    const debts: Record<Kind, number> = { hipoteca: 0, prestamos: 0, tarjetas: 0, otras: 0 };
    const part = Math.floor(total / kinds.length);
    kinds.forEach((kind, index) => {
      debts[kind] = index === 0 ? total - part * (kinds.length - 1) : part;
    });
    return { income, debts, rents };
  });

test('each sentence about a debt ratio is true of its household', () => {
  fc.assert(
    fc.property(anyHousehold, (household) => {
      const result = debtRatio({ income: household.income, debts: Object.values(household.debts) });
      const said = [
        debtAnswer(result),
        ...[askIfRent(household, result) ?? []].flat(),
        ...debtNote(household, result),
        ...debtRecommendations(household, result),
        debtParagraph(household, result, 'nivel'),
      ];
      expectTrue(said, ratioClaims, household);
    }),
    { seed: 51, numRuns: RUNS },
  );
});

test('at exactly 35 % both texts say that there is no room, and neither asks to stay below', () => {
  const household = {
    income: 2_000_00,
    debts: { hipoteca: 700_00, prestamos: 0, tarjetas: 0, otras: 0 },
    rents: false,
  };
  const result = debtRatio({ income: household.income, debts: [700_00] });
  expect(debtNote(household, result)[0]).toBe(
    'Estás justo en el límite. Con estas cuotas se vive, pero ya no cabe ninguna más.',
  );
  expect(debtRecommendations(household, result)[0]).toBe(
    'No sumes ninguna cuota: hasta el límite ya no te queda margen.',
  );
});

type Owed = { name: string; balance: number; instalment: number; annualRate: number };
type Choice = { debts: Owed[]; extra: number; monthly: number };
type Outcome = { months: number; interest: number; paid: number; firstGone: number };

/** Month by month, in cents, by an order of names. */
function payOff({ debts, extra, monthly }: Choice, order: readonly Owed[], rolls: boolean): Outcome {
  const left = new Map(debts.map((debt) => [debt, debt.balance]));
  const budget = debts.reduce((sum, debt) => sum + debt.instalment, monthly);
  let [interest, paid, month] = [0, 0, 0];
  let firstGone = -1;
  const pour = (amount: number) => {
    let rest = amount;
    for (const debt of order) {
      const take = Math.min(rest, left.get(debt) ?? 0);
      left.set(debt, (left.get(debt) ?? 0) - take);
      rest -= take;
    }
    return amount - rest;
  };
  const note = () => {
    if (firstGone === -1 && [...left.values()].some((amount) => amount === 0)) firstGone = month;
  };
  paid += pour(extra);
  note();
  while ([...left.values()].some((amount) => amount > 0)) {
    month += 1;
    let spent = 0;
    for (const debt of debts) {
      const balance = left.get(debt) ?? 0;
      if (balance === 0) continue;
      const added = Math.floor((balance * Math.round(debt.annualRate * 100_000) * 2 + 1_200_000) / 2_400_000);
      const take = Math.min(debt.instalment, balance + added);
      interest += added;
      spent += take;
      left.set(debt, balance + added - take);
    }
    if (rolls) spent += pour(budget - spent);
    paid += spent;
    note();
  }
  return { months: month, interest, paid, firstGone };
}

type Payoff = { choice: Choice; dearest: Owed[]; smallest: Owed[] };

function outcomes({ choice, dearest, smallest }: Payoff) {
  const [byRate, bySize] = [payOff(choice, dearest, true), payOff(choice, smallest, true)];
  const difference = bySize.interest - byRate.interest || bySize.months - byRate.months;
  const [best, other] = difference < 0 ? [bySize, byRate] : [byRate, bySize];
  const bestOrder = difference < 0 ? smallest : dearest;
  const bare = { ...choice, extra: 0, monthly: 0 };
  return {
    byRate,
    bySize,
    best,
    other,
    difference,
    withoutExtra: payOff(bare, bestOrder, true),
    asToday: payOff(bare, dearest, false),
  };
}

/** "pagas 310 € menos de intereses y acabas dos meses antes" */
function expectGains(text: string, than: Outcome, plan: Outcome): void {
  const less = /pagas ([\d.,]+ €) menos de intereses/.exec(text)?.[1];
  const sooner = /acabas (.+) antes$/.exec(text)?.[1];
  expect(less !== undefined).toBe(than.interest > plan.interest);
  expect(sooner !== undefined).toBe(than.months > plan.months);
  if (less) expectEuros(less, than.interest - plan.interest, 50);
  if (sooner) expect(monthsIn(sooner)).toBe(than.months - plan.months);
}

function expectEnding(said: Said, world: Payoff): void {
  const { best } = outcomes(world);
  expect(monthsIn(said.time)).toBe(best.months);
  expectEuros(said.interest, best.interest);
}

const ending = 'Acabas en {time} y pagas {interest} de intereses.';

const payoffClaims: Claim<Payoff>[] = [
  [
    'Con {paid} quitas hoy todo lo que debes.',
    ({ paid }, { choice }) =>
      expectEuros(
        paid,
        choice.debts.reduce((sum, { balance }) => sum + balance, 0),
      ),
  ],
  [
    'Con {paid} quitas hoy todo lo que debes, y te sobran {rest}.',
    ({ paid, rest }, { choice }) => expect(euros(paid) + euros(rest)).toBe(choice.extra),
  ],
  [`Con una sola deuda no hay orden que elegir. ${ending}`, expectEnding],
  [
    `Empieza por «{first}»: los dos métodos siguen el mismo orden. ${ending}`,
    (said, world) => {
      expectEnding(said, world);
      expect(world.dearest).toEqual(world.smallest);
      expect(said.first).toBe(world.dearest[0]?.name);
    },
  ],
  [
    `Empieza por «{first}»: los dos métodos cuestan lo mismo. ${ending}`,
    (said, world) => {
      expectEnding(said, world);
      expect(outcomes(world).difference).toBe(0);
    },
  ],
  [
    `Da igual empezar por «{first}» o por «{second}»: los dos métodos cuestan lo mismo. ${ending}`,
    (said, world) => {
      expectEnding(said, world);
      expect(outcomes(world).difference).toBe(0);
    },
  ],
  [
    'Empieza por «{first}» y sigue por {way}: {gains} que siguiendo por {other}.',
    ({ gains = '' }, world) => expectGains(gains, outcomes(world).other, outcomes(world).best),
  ],
  [
    'Empieza por la más {way}, «{first}»: {gains} que empezando por {other}.',
    ({ way, first, gains = '' }, world) => {
      const { best, other, difference } = outcomes(world);
      expectGains(gains, other, best);
      expect(way).toBe(difference < 0 ? 'pequeña' : 'cara');
      expect(first).toBe((difference < 0 ? world.smallest : world.dearest)[0]?.name);
    },
  ],
  [
    'Cuando acabes una deuda, sigue pagando su cuota, pero a la siguiente: {gains} que con cada una por su lado.',
    ({ gains = '' }, world) =>
      expectGains(
        gains.replace('sin contar lo que pones de más, ', ''),
        outcomes(world).asToday,
        outcomes(world).withoutExtra,
      ),
  ],
  ...['pagas', 'acabas'].flatMap((verb) =>
    ['los {extra€} de hoy', '{monthly€} más al mes', 'los {extra€} de hoy y {monthly€} más al mes'].map(
      (put): Claim<Payoff> => [
        `Con ${put} ${verb} {gains}.`,
        ({ extra, monthly, gains }, world) => {
          const { choice } = world;
          const isMonthly = choice.monthly > 0 && outcomes(world).best.months > 0;
          expect([extra !== undefined, monthly !== undefined]).toEqual([choice.extra > 0, isMonthly]);
          if (extra) expectEuros(extra, Math.min(choice.extra, outcomes(world).byRate.paid));
          if (monthly) expectEuros(monthly, choice.monthly);
          expectGains(`${verb} ${gains}`, outcomes(world).withoutExtra, outcomes(world).best);
        },
      ],
    ),
  ),
  [
    'Empezando por la más pequeña, la primera desaparece {when}, y no en el {late}. Si verlo te ayuda a seguir, cuesta {cost}.',
    ({ when, late, cost }, world) => {
      const { byRate, bySize } = outcomes(world);
      expect(when).toBe(bySize.firstGone === 0 ? 'hoy mismo' : `en el mes ${bySize.firstGone}`);
      expect(Number(late)).toBe(byRate.firstGone);
      expectEuros(cost, bySize.interest - byRate.interest, 50);
    },
  ],
  ['No contamos comisiones por adelantar pagos: antes de hacerlo, mira si tu contrato las tiene.', isTrue],
  ['He {did}: {debts}. {way}cabo en {time} y pago {interest} de intereses. Me gustaría comentarlo.', expectEnding],
  [
    'He {did}: {debts}. {way}o pago todo. Me gustaría comentarlo.',
    (_, world) => expect(outcomes(world).best.months).toBe(0),
  ],
];

const anyDebt = fc
  .record({
    balance: fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 100_00, max: 20_000_00 })),
    parts: fc.integer({ min: 1, max: 60 }),
    rate: fc.constantFrom(0, 1, 3_500, 7_500, 21_900),
  })
  .map(({ balance, parts, rate }) => {
    const interest = Math.ceil((balance * rate) / 1_200_000);
    return { balance, instalment: Math.ceil(balance / parts) + interest + 1, annualRate: rate / 100_000 };
  })
  .filter((debt) => instalmentFault(debt) === null);

const anyChoice: fc.Arbitrary<Choice> = fc
  .record({
    debts: fc.array(anyDebt, { minLength: 1, maxLength: 4 }),
    extra: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 30_000_00 })),
    monthly: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 500_00 })),
  })
  .map(({ debts, ...rest }) => ({
    ...rest,
    debts: debts.map((debt, index) => ({ name: `Deuda ${'ABCD'[index]}`, ...debt })),
  }));

test('each sentence about an order of debts is true of what paying them month by month gives', () => {
  fc.assert(
    fc.property(anyChoice, (choice) => {
      const dearest = [...choice.debts].sort((a, b) => b.annualRate - a.annualRate || a.balance - b.balance);
      const smallest = [...choice.debts].sort((a, b) => a.balance - b.balance || b.annualRate - a.annualRate);
      const result = comparePayoffs(choice.debts, choice.extra, choice.monthly);
      const said = [payoffHeadline(choice, result), ...payoffNote(choice, result), payoffLine(choice, result)];
      expectTrue(said, payoffClaims, { choice, dearest, smallest });
    }),
    { seed: 52, numRuns: RUNS },
  );
});
