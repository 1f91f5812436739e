import fc from 'fast-check';
import { bestHealthChange } from '@/lib/calculators/health/best-health-change';
import {
  financialHealth,
  HEALTH_BLOCKS,
  type Household,
  INSURANCE_COVERS,
} from '@/lib/calculators/health/financial-health';
import { changeSentence, healthNote, healthParagraph } from '@/lib/calculators/texts/health-advice';
import { type Claim, euros, expectBeside, expectEuros, expectTrue, RUNS } from './claims';

const saving = ({ income, fixed, variable, debtPayments }: Household) => income - fixed - variable - debtPayments;
const spend = ({ fixed, variable }: Household) => fixed + variable;
const total = (household: Household) => financialHealth(household).total;
const isTrue = () => undefined;

/** "2,1 meses" of expenses, "menos de 0,1", and what the instalments make of it. */
function expectCover(text: string | undefined, household: Household): void {
  const { fund, debtPayments } = household;
  const months = (per: number) => fund / per;
  const expectMonths = (shown: string | undefined, exact: number) => {
    if (shown === 'menos de 0,1') {
      expect(exact).toBeGreaterThan(0);
      expect(exact).toBeLessThan(0.05);
      return;
    }
    const figure = Number(shown?.replaceAll('.', '').replace(',', '.'));
    // Away from a border that is not reached, else to the nearest tenth.
    for (const border of [1, 3, 6]) expect(figure >= border).toBe(exact >= border - 1e-9);
    expect(Math.abs(figure - exact)).toBeLessThan(0.1001);
  };
  const match = /^cubre (.+?) mes(?:es)? de gastos(?:; con las cuotas, (.+))?$/.exec(text ?? '');
  const paid = /^cubre (.+?) mes(?:es)? de cuotas: no tienes gastos$/.exec(text ?? '');
  if (match) {
    expectMonths(match[1], spend(household) === 0 ? 0 : months(spend(household)));
    if (match[2]) expectMonths(match[2], months(spend(household) + debtPayments));
  } else if (paid) {
    expect(spend(household)).toBe(0);
    expectMonths(paid[1], months(debtPayments));
  } else {
    expect(text).toBe('no se gasta: no tienes gastos ni cuotas');
    expect(spend(household) + debtPayments).toBe(0);
  }
}

/** Each purpose holds after the change, and did not before. */
function expectPurposes(text: string | undefined, before: Household, after: Household): void {
  for (const purpose of (text ?? '').split(' y para ').map((part) => part.replace(/^para /, ''))) {
    const inDebt = /^no pasar del (\d+) % de tus ingresos en cuotas$/.exec(purpose);
    const saved = /^ahorrar el (\d+) % de lo que ingresas$/.exec(purpose);
    const covered = /^que tu fondo cubra (un|\d+) mes(?:es)? de gastos$/.exec(purpose);
    const holds = (household: Household): boolean => {
      if (inDebt) return household.debtPayments * 100 <= household.income * Number(inDebt[1]);
      if (saved) return saving(household) * 100 >= household.income * Number(saved[1]);
      if (covered) return household.fund >= spend(household) * (covered[1] === 'un' ? 1 : Number(covered[1]));
      expect(purpose).toBe('que el mes deje algo');
      return saving(household) > 0;
    };
    expect([holds(before), holds(after)]).toEqual([false, true]);
  }
}

const lost = (household: Household) => {
  const { points, reachable } = financialHealth(household);
  return Object.fromEntries(HEALTH_BLOCKS.map((block) => [block, reachable[block] - points[block]]));
};
const expectWorst = (block: string, household: Household) =>
  expect(lost(household)[block]).toBe(Math.max(...Object.values(lost(household))));

function expectIdle(idle: string | undefined, household: Household): void {
  const monthly = spend(household) + household.debtPayments;
  expect(household.fund).toBeGreaterThan(monthly * 12);
  expect(saving(household)).toBeGreaterThanOrEqual(0);
  expectEuros(idle, household.fund - monthly * 6);
}

const claims: Claim<Household>[] = [
  [
    'Cada mes sale más de lo que entra: {hole}. Antes de mirar la nota, cerraríamos ese agujero.',
    ({ hole }, household) => {
      expectEuros(hole, -saving(household));
      expect(euros(hole)).toBeGreaterThan(0);
    },
  ],
  [
    'Lo que te falta es ahorro, y no sale de recortar el gasto variable.',
    (_, household) => expect(saving(household) * 5).toBeLessThan(household.income),
  ],
  [
    'Miraríamos contigo los gastos fijos, uno por uno, y después cómo ingresar más. Son las dos únicas palancas que quedan.',
    isTrue,
  ],
  [
    'No encontramos ningún cambio que te suba la nota: has llegado al máximo de una casa como la tuya.',
    (_, household) => expect(Object.values(lost(household))).toEqual([0, 0, 0, 0]),
  ],
  ['A partir de aquí no se trata de puntos, sino de para qué quieres el dinero. De eso sí hablaríamos.', isTrue],
  [
    'Tienes la casa en orden y tu colchón {cover}, pero el mes va justo: te quedan {left}.',
    ({ cover, left }, household) => {
      expectCover(cover, household);
      expectEuros(left, saving(household));
      expect(total(household)).toBeGreaterThanOrEqual(80);
    },
  ],
  [
    'Tienes la casa en orden: te queda el {rate} de lo que ganas y tu colchón {cover}.',
    ({ rate, cover }, household) => {
      expectBeside(rate, (saving(household) * 100) / household.income, 'least', [10, 20]);
      expectCover(cover, household);
      expect(saving(household) * 100).toBeGreaterThanOrEqual(household.income);
    },
  ],
  [
    'La base es buena, pero el mes acaba en cero: no te queda nada que guardar.',
    (_, household) => expect(saving(household)).toBe(0),
  ],
  [
    'La base es buena, pero el mes va justo: te quedan {left}.',
    ({ left }, household) => {
      expectEuros(left, saving(household));
      expect(euros(left)).toBeGreaterThan(0);
    },
  ],
  [
    'La base es buena y te quedan {left} cada mes. Nos faltaría una cosa.',
    ({ left }, household) => {
      expectEuros(left, saving(household));
      expect(saving(household) * 100).toBeGreaterThanOrEqual(household.income);
    },
  ],
  [
    'No tienes nada apartado, así que una avería acabaría en la tarjeta. Es lo que más nos preocuparía.',
    (_, household) => {
      expect(household.fund).toBe(0);
      expectWorst('fund', household);
    },
  ],
  [
    'Tu colchón {cover}. Es lo que más nos preocuparía.',
    ({ cover }, household) => {
      expectCover(cover, household);
      expectWorst('fund', household);
    },
  ],
  [
    'El mes acaba en cero. Así, cualquier imprevisto te obliga a pedir.',
    (_, household) => {
      expect(saving(household)).toBe(0);
      expectWorst('saving', household);
    },
  ],
  [
    'Del mes te quedan {left}. Con tan poco margen, cualquier imprevisto te obliga a pedir.',
    ({ left }, household) => {
      expectEuros(left, saving(household));
      expect(saving(household) * 10).toBeLessThan(household.income);
    },
  ],
  [
    'El {share} de lo que ganas se va en cuotas antes de que decidas nada.',
    ({ share }, household) => {
      expectBeside(share, (household.debtPayments * 100) / household.income, 'most', [20, 35, 50]);
      expectWorst('debt', household);
    },
  ],
  [
    'No tienes ningún seguro: si te pasara algo a ti, tu casa se quedaría sin red. Es lo que más nos preocuparía.',
    (_, household) => {
      expect(household.insurance).toBe('none');
      expectWorst('protection', household);
    },
  ],
  [
    'Tus seguros no cubren lo que de verdad te hundiría. Es lo que más nos preocuparía.',
    (_, household) => {
      expect(household.insurance).toBe('some');
      expectWorst('protection', household);
    },
  ],
  [
    'Miraríamos tus seguros esta misma semana: es lo que menos se piensa. Con un presupuesto de dos o tres aseguradoras delante se decide en una tarde.',
    (_, h) => expect(h.insurance).not.toBe('adequate'),
  ],
  ...['gasto variable', 'cuotas'].map(
    (what): Claim<Household> => [
      `Casi llegas: basta con {cut} menos al mes de ${what}.`,
      ({ cut }, household) => {
        expect(euros(cut)).toBeLessThan(5_00);
        const less = what === 'cuotas' ? 'debtPayments' : 'variable';
        expect(total({ ...household, [less]: household[less] - euros(cut) })).toBeGreaterThan(total(household));
      },
    ],
  ),
  [
    'Empezaríamos por {cut} al mes de gasto variable. No recortaríamos de todo un poco: elegiríamos una sola cosa que no eches de menos.',
    ({ cut }, { variable }) => expect(euros(cut) * 2).toBeLessThanOrEqual(variable),
  ],
  [
    'Es todo lo que gastas en lo variable, demasiado para un solo mes. Iríamos por partes, y a la vez miraríamos los gastos fijos.',
    (_, { variable }) => expect(variable).toBeGreaterThan(0),
  ],
  [
    'Son {cut} de los {variable} que gastas en lo variable, demasiado para un solo mes. Iríamos por partes, y a la vez miraríamos los gastos fijos.',
    ({ cut, variable }, household) => {
      expectEuros(variable, household.variable);
      expect(euros(cut)).toBeLessThan(household.variable);
    },
  ],
  [
    'Pondríamos el foco en las cuotas: {cut} menos al mes mejoran {blocks}.',
    ({ cut, blocks = '' }, household) => {
      const debtPayments = household.debtPayments - euros(cut);
      const [before, after] = [financialHealth(household), financialHealth({ ...household, debtPayments })];
      const names = { saving: 'ahorro', debt: 'deudas', fund: 'colchón', protection: 'protección' };
      for (const block of HEALTH_BLOCKS)
        expect(blocks.includes(names[block])).toBe(after.points[block] > before.points[block]);
    },
  ],
  [
    'Lo siguiente sería el colchón. Con los {left} que ya te sobran al mes, tardarías {months} meses.',
    ({ left, months }, household) => {
      expectEuros(left, saving(household));
      const change = bestHealthChange(household);
      const amount = change?.kind === 'fund' ? change.amount : Number.NaN;
      expect(Number(months)).toBe(Math.ceil(amount / saving(household)));
    },
  ],
  [
    'Lo siguiente sería el colchón. Con lo que ya ahorras lo tienes en un mes.',
    (_, household) => {
      const change = bestHealthChange(household);
      expect(saving(household)).toBeGreaterThanOrEqual(change?.kind === 'fund' ? change.amount : Number.NaN);
    },
  ],
  [
    'Lo siguiente sería el colchón. Primero hace falta que el mes deje algo; después, una transferencia automática el día de cobro.',
    (_, household) => expect(saving(household)).toBe(0),
  ],
  [
    'Lo siguiente sería el colchón. Con lo que te sobra tardarías más de diez años.',
    (_, household) => {
      expect(saving(household)).toBeGreaterThan(0);
      expect(saving(household) * 120).toBeLessThan(bestFund(household));
    },
  ],
  [
    'Contrata seguros adecuados a tu caso: hay quien depende de lo que ganas.',
    (_, h) => expect(h.hasDependents).toBe(true),
  ],
  [
    'Revisa tus seguros hasta que cubran lo que de verdad te hundiría.',
    (_, h) => expect(h.insurance).not.toBe('adequate'),
  ],
  [
    'Gasta {cut} menos al mes en lo variable, {purposes}.',
    ({ cut, purposes }, household) => {
      const variable = household.variable - euros(cut);
      expect(variable).toBeGreaterThanOrEqual(0);
      expectPurposes(purposes, household, { ...household, variable });
    },
  ],
  [
    'Baja tus cuotas en {cut} al mes, {purposes}. Ese dinero {becomes}.',
    ({ cut, purposes, becomes }, household) => {
      const debtPayments = household.debtPayments - euros(cut);
      expectPurposes(purposes, household, { ...household, debtPayments });
      const [now, then] = [saving(household), saving({ ...household, debtPayments })];
      const words = now >= 0 ? 'pasa a ser ahorro' : 'tapa lo que hoy te falta cada mes';
      expect(becomes).toBe(now < 0 && then > 0 ? `${words}, y el resto pasa a ser ahorro` : words);
    },
  ],
  [
    'Tu colchón pasa de un año de gastos. Con seis meses dormirías igual de bien: los otros {idle}, quietos en la cuenta, pierden valor cuando suben los precios. Miraríamos para cuándo los quieres y dónde ponerlos.',
    ({ idle }, household) => {
      expectIdle(idle, household);
      expect(household.debtPayments).toBe(0);
    },
  ],
  [
    'Tu colchón pasa de un año de gastos y cuotas. Con seis meses dormirías igual de bien: los otros {idle}, quietos en la cuenta, pierden valor cuando suben los precios. Miraríamos si te compensa quitarte antes alguna cuota y, del resto, para cuándo los quieres y dónde ponerlos.',
    ({ idle }, household) => {
      expectIdle(idle, household);
      expect(household.debtPayments).toBeGreaterThan(0);
    },
  ],
  ['Empieza un fondo de emergencia, aunque sea pequeño.', (_, household) => expect(household.fund).toBe(0)],
  [
    'Añade {more} a tu fondo, hasta cubrir {months} de gastos.',
    ({ more, months }, household) =>
      expectPurposes(`para que tu fondo cubra ${months} de gastos`, household, {
        ...household,
        fund: household.fund + euros(more),
      }),
  ],
  ...['tengo {fund€} para emergencias, un colchón que {cover}', 'no tengo fondo para emergencias'].map(
    (cushion): Claim<Household> => [
      `He hecho el test de salud financiera. Mi nota es {total} de {reachable} posibles (nivel): {blocks}. Ingreso {income} al mes, gasto {fixed} fijos y {variable} variables, pago {debt} de cuotas y ${cushion}. Me gustaría comentarlo.`,
      ({ total: shown, blocks = '', income, fixed, variable, debt, fund, cover }, household) => {
        const points = [...blocks.matchAll(/(\d+) de \d+/g)].reduce((sum, [, one]) => sum + Number(one), 0);
        expect(Number(shown)).toBe(points);
        expectEuros(income, household.income);
        expectEuros(fixed, household.fixed);
        expectEuros(variable, household.variable);
        expectEuros(debt, household.debtPayments);
        expect(fund === undefined).toBe(household.fund === 0);
        if (!fund) return;
        expectEuros(fund, household.fund);
        expectCover(cover, household);
      },
    ],
  ),
];

function bestFund(household: Household): number {
  const change = bestHealthChange(household);
  return change?.kind === 'fund' ? change.amount : Number.NaN;
}

/** Parts of the income that are often at a border, or a cent beside it. */
const anyShare = fc.constantFrom(0, 0, 0.05, 0.2, 0.3, 0.35, 0.41, 0.5, 0.8, 1.1);

const anyHousehold: fc.Arbitrary<Household> = fc
  .record({
    income: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 600_00, max: 9_000_00 })),
    fixed: anyShare,
    variable: anyShare,
    debts: anyShare,
    months: fc.constantFrom(0, 0, 0.01, 0.9, 1, 3, 6, 12, 27),
    beside: fc.integer({ min: -1, max: 1 }),
    isEven: fc.boolean(),
    insurance: fc.constantFrom(...INSURANCE_COVERS),
    ownsHome: fc.boolean(),
    hasDependents: fc.boolean(),
  })
  .map(({ income, fixed, variable, debts, months, beside, isEven, ...rest }) => {
    const near = (part: number) => Math.max(0, Math.round(income * part) + (part > 0 ? beside : 0));
    const [fixedCents, debtPayments] = [near(fixed), near(debts)];
    // A month that ends at exactly nothing.
    const variableCents = isEven ? Math.max(0, income - fixedCents - debtPayments) : near(variable);
    const fund = Math.max(0, Math.round((fixedCents + variableCents) * months) + (months > 0 ? beside : 0));
    return { income, fixed: fixedCents, variable: variableCents, debtPayments, fund, ...rest };
  });

test('each sentence about a household is true of it', () => {
  fc.assert(
    fc.property(anyHousehold, (household) => {
      const health = financialHealth(household);
      const change = bestHealthChange(household);
      const said = [
        ...healthNote(household, health, change),
        ...(change ? [changeSentence(change, household)] : []),
        healthParagraph(household, health, 'nivel'),
      ];
      expectTrue(said, claims, household);
    }),
    { seed: 61, numRuns: RUNS },
  );
});

test('a month that ends at nothing is not praised, and 41 % in instalments does not hold', () => {
  const even: Household = {
    income: 2_000_00,
    fixed: 1_000_00,
    variable: 1_000_00,
    debtPayments: 0,
    fund: 12_000_00,
    insurance: 'adequate',
    ownsHome: true,
    hasDependents: false,
  };
  expect(healthNote(even, financialHealth(even), bestHealthChange(even))[0]).toBe(
    'La base es buena, pero el mes acaba en cero: no te queda nada que guardar.',
  );
  const poorly = { insurance: 'none', ownsHome: false, hasDependents: true } as const;
  const indebted: Household = { ...even, ...poorly, variable: 100_00, debtPayments: 820_00, fund: 3_540_00 };
  const [first] = healthNote(indebted, financialHealth(indebted), bestHealthChange(indebted));
  expect(first).toBe(
    'No tienes ningún seguro: si te pasara algo a ti, tu casa se quedaría sin red. Es lo que más nos preocuparía.',
  );
});
