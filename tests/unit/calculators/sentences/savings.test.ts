import fc from 'fast-check';
import { answerGoal, type GoalAnswer, type GoalQuestion } from '@/lib/calculators/compound/answer-goal';
import { type CompoundInput, compoundInterest } from '@/lib/calculators/compound/compound-interest';
import { growthCosts } from '@/lib/calculators/compound/growth-costs';
import { COMPOUNDING_FREQUENCIES, RATE_KINDS, TAX_MOMENTS } from '@/lib/calculators/compound/growth-plan';
import { compoundNote, compoundParagraph, growthAnswer } from '@/lib/calculators/texts/compound-advice';
import { costsSentence } from '@/lib/calculators/texts/compound-costs-note';
import { goalAlternative, goalLine, goalSentence } from '@/lib/calculators/texts/savings-goal-note';
import { literalBalance } from '../compound/literal-growth';
import {
  type Claim,
  euros,
  expectEuros,
  expectPercent,
  expectTrue,
  monthsIn,
  percent,
  RUNS,
  type Said,
} from './claims';

const left = (plan: CompoundInput) => literalBalance(plan, plan.years * plan.periodsPerYear);

/** All contributions, which may rise each year. */
function paidIn({ contribution, contributionRise = 0, periodsPerYear, years }: CompoundInput): number {
  let sum = 0;
  for (let year = 0; year < years; year += 1) sum += contribution * (1 + contributionRise) ** year * periodsPerYear;
  return sum;
}

const own = (plan: CompoundInput) => plan.capital + paidIn(plan);
/** Balances are rounded to the cent before they are to the euro, and grow for fifty years. */
const SLACK = 2;
const plain = (plan: CompoundInput): CompoundInput => ({ ...plan, yearlyFee: 0, tax: 'no' });

/** What the saver has after fees alone, of a plan that is taxed. */
const afterFee = (plan: CompoundInput) => left({ ...plan, tax: 'no' });

function expectLeft(said: Said, plan: CompoundInput): void {
  if (said.years) expect(monthsIn(said.years)).toBe(plan.years * 12);
  if (said.balance) expectEuros(said.balance, left(plan), SLACK);
}

const noteClaims: Claim<CompoundInput>[] = [
  [
    'De ellos, {mine} los pones tú y {interest} son intereses.',
    ({ mine, interest }, plan) => {
      expectEuros(mine, own(plan), SLACK);
      expectEuros(interest, left(plan) - own(plan), SLACK);
    },
  ],
  [
    'Los {mine} los pones tú: no hay intereses.',
    ({ mine }, plan) => {
      expectEuros(mine, own(plan), SLACK);
      expect(Math.abs(left(plan) - own(plan))).toBeLessThan(50 + SLACK);
    },
  ],
  [
    'Sin capital ni aportaciones no hay nada que crezca. Empezaríamos por 20 € al mes: lo difícil es la costumbre.',
    (_, plan) => expect(left(plan)).toBeLessThan(0.5),
  ],
  [
    'En {years} tendrías {balance}, menos de lo que habrías puesto: {what} más de lo que rinde.',
    (said, plan) => {
      expectLeft(said, plan);
      expect(left(plan)).toBeLessThan(own(plan) + SLACK);
      expect(plan.yearlyFee).toBeGreaterThan(0);
    },
  ],
  [
    'En {years} tendrías {balance}, y todo lo habrías puesto tú.',
    (said, plan) => {
      expectLeft(said, plan);
      expect(Math.abs(left(plan) - own(plan))).toBeLessThan(50 + SLACK);
    },
  ],
  [
    'De los {balance} del final, {kept} no los pones tú: los pone el tiempo.',
    (said, plan) => {
      expectLeft(said, plan);
      expectEuros(said.kept, left(plan) - own(plan), SLACK);
    },
  ],
  [
    'De los {balance} del final, {kept} no los pones tú: los pone el tiempo, el {share} del saldo.',
    (said, plan) => {
      expectLeft(said, plan);
      expectEuros(said.kept, left(plan) - own(plan), SLACK);
      expect(Math.abs(percent(said.share) - (1 - own(plan) / left(plan)) * 100)).toBeLessThan(0.51 + 300 / left(plan));
    },
  ],
  [
    'Una comisión del {fee} se queda con todo lo que rinde un {rate}. Antes de apartar más, buscaríamos otro producto.',
    ({ fee }, plan) => {
      expectPercent(fee, (plan.yearlyFee ?? 0) * 100);
      const alone = { ...plain(plan), capital: 1_000_000_00, contribution: 0, years: 1 };
      expect(left({ ...alone, yearlyFee: plan.yearlyFee ?? 0 })).toBeLessThan(1_000_000_01);
    },
  ],
  [
    'Al 0 % y con una comisión del {fee}, tu dinero mengua cada año aunque los precios no suban. Miraríamos primero una cuenta remunerada o letras del Tesoro.',
    ({ fee }, plan) => {
      expectPercent(fee, (plan.yearlyFee ?? 0) * 100);
      expect(plan.annualRate).toBe(0);
    },
  ],
  [
    'Al 0 % solo cuentas lo que pones. Miraríamos primero una cuenta remunerada o letras del Tesoro: lo que está parado pierde cada año lo que suben los precios.',
    (_, plan) => expect(plan.annualRate).toBe(0),
  ],
  [
    'Un {rate} todos los años es mucho pedir, y quien te lo asegure te está vendiendo algo. Haríamos los planes con la mitad: {half}.',
    ({ rate, half }, plan) => {
      expectPercent(rate, plan.annualRate * 100);
      expectEuros(half, left({ ...plan, annualRate: plan.annualRate / 2 }), SLACK);
    },
  ],
  [
    'Un {rate} no está garantizado, salvo que lo tengas por contrato. Con tres puntos menos acabarías con {less}: si con esa cifra el plan te sigue sirviendo, es un buen plan.',
    ({ rate, less }, plan) => {
      expectPercent(rate, plan.annualRate * 100);
      expectEuros(less, left({ ...plan, annualRate: plan.annualRate - 0.03 }), SLACK);
    },
  ],
  ...['', ': {unpaid} que no habrías puesto y {unearned} que habrías dejado de ganar'].map(
    (end): Claim<CompoundInput> => [
      `Si lo dejas para el año que viene y mantienes la fecha final, acabarías con {lost} menos${end}. Por eso nosotros empezaríamos este mes, aunque fuera con la mitad.`,
      ({ lost, unpaid, unearned }, plan) => {
        const later = { ...plan, years: plan.years - 1 };
        expectEuros(lost, left(plan) - left(later), 2 * SLACK);
        if (!unpaid || !unearned) return expect(plan.contribution).toBe(0);
        expectEuros(unpaid, paidIn(plan) - paidIn(later), SLACK);
        expect(euros(unpaid) + euros(unearned)).toBe(euros(lost));
      },
    ],
  ),
  [
    'Con los precios subiendo un {inflation} al año{costs}, {words}: el saldo valdría {real} en dinero de hoy. Buscaríamos algo que rinda más, si el plazo lo permite.',
    (said, plan) => {
      expectReal(said, plan);
      const asPrices = { ...plain(plan), annualRate: plan.inflation ?? 0, rateKind: 'tae' as const };
      expect(left(plan)).toBeLessThan(left(asPrices) + 100 + SLACK);
    },
  ],
  [
    'Con los precios subiendo un {inflation} al año{costs}, ese saldo compraría lo que hoy se compra con {real}.',
    expectReal,
  ],
  ['Con los precios subiendo un {inflation} al año, ese saldo compraría lo que hoy se compra con {real}.', expectReal],
  [
    'Con los precios subiendo un {inflation} al año, {words}: el saldo valdría {real} en dinero de hoy. Buscaríamos algo que rinda más, si el plazo lo permite.',
    expectReal,
  ],
  [
    'Te quedan {balance}: sin ganancias no hay impuestos que pagar.',
    (said, plan) => {
      expectLeft(said, plan);
      expect(left(plan)).toBeLessThan(own(plan) + SLACK);
    },
  ],
  ...['', ' Sin ganancias no hay impuestos que pagar.'].flatMap((gain) =>
    ['', ' Contamos lo que pagas y lo que ese dinero habría rendido.'].map(
      (growth): Claim<CompoundInput> => [
        `Te quedan {balance€} después de {costs}: {taken} serían {untouched€}.${gain}${growth}`,
        expectCosts,
      ],
    ),
  ),
  ...['', '{rest}'].flatMap((rest) =>
    ['', '{costs}'].map(
      (costs): Claim<CompoundInput> => [
        `He usado la calculadora de interés compuesto. Empiezo con {capital€} y aporto {contribution€} al {period} durante {years}, al {rate}. Acabaría con {balance€}${rest}: {contributed€} de aportaciones y {interest€} de intereses${costs}. Me gustaría comentarlo.`,
        paragraph,
      ],
    ),
  ),
];

function expectReal({ inflation, real }: Said, plan: CompoundInput): void {
  expectPercent(inflation, (plan.inflation ?? 0) * 100);
  expectEuros(real, left(plan) / (1 + (plan.inflation ?? 0)) ** plan.years, SLACK);
}

function expectCosts(said: Said, plan: CompoundInput): void {
  expectLeft(said, plan);
  const fee = /la comisión te cuesta ([\d.,]+ €)/.exec(said.taken ?? '')?.[1];
  const tax = /los impuestos(?: te cuestan|,) ([\d.,]+ €)/.exec(said.taken ?? '')?.[1];
  // A euro that rounding leaves over is given to the fee.
  if (fee) expectEuros(fee, left(plain(plan)) - afterFee(plan), 101 + SLACK);
  if (tax) expectEuros(tax, afterFee(plan) - left(plan), 101 + SLACK);
  expectEuros(said.untouched, left(plain(plan)), 101 + SLACK);
  expect(Boolean(fee) || Boolean(tax)).toBe(true);
}

function paragraph(said: Said, plan: CompoundInput): void {
  expectLeft(said, plan);
  expectEuros(said.capital, plan.capital);
  expectEuros(said.contribution, plan.contribution);
  expectEuros(said.contributed, paidIn(plan), SLACK);
  if (said.rest?.includes('de hoy'))
    expectEuros(
      /serían ([\d.,]+ €) de hoy/.exec(said.rest)?.[1],
      left(plan) / (1 + (plan.inflation ?? 0)) ** plan.years,
      SLACK,
    );
  const fees = /([\d.,]+ €) de comisiones/.exec(said.costs ?? '')?.[1];
  const tax = /([\d.,]+ €) de impuestos/.exec(said.costs ?? '')?.[1];
  const sum = own(plan) + euros(said.interest) - (fees ? euros(fees) : 0) - (tax ? euros(tax) : 0);
  expect(Math.abs(sum - left(plan))).toBeLessThan(201);
}

const anyShare = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 1, max: 100 }).map((thousandths) => thousandths / 1_000),
);
const anyAmount = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 1, max: 100 }),
  fc.integer({ min: 1_00, max: 200_000_00 }),
);

const anyPlan: fc.Arbitrary<CompoundInput> = fc
  .record({
    capital: anyAmount,
    contribution: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 3_000_00 })),
    years: fc.integer({ min: 1, max: 50 }),
    annualRate: anyShare,
    periodsPerYear: fc.constantFrom(...COMPOUNDING_FREQUENCIES.filter((frequency) => frequency < 365)),
    rateKind: fc.constantFrom(...RATE_KINDS),
    yearlyFee: anyShare,
    tax: fc.constantFrom(...TAX_MOMENTS),
    contributionRise: anyShare,
    inflation: fc.option(anyShare, { nil: undefined }),
  })
  .map(({ inflation, ...plan }) => (inflation === undefined ? plan : { ...plan, inflation }));

test('each sentence about a savings plan is true of the plan, period by period', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const result = compoundInterest(plan);
      const costs = growthCosts(plan, result);
      const told = (costs && costsSentence(plan, result, costs)) ?? growthAnswer(plan, result);
      const said = [...compoundNote(plan, result), ...(told ? [told] : []), compoundParagraph(plan, result)];
      expectTrue(said, noteClaims, plan);
    }),
    { seed: 91, numRuns: RUNS },
  );
});

const balanceAfter = (answer: GoalAnswer, periods: number, contribution = answer.plan.contribution) =>
  literalBalance({ ...answer.plan, contribution }, periods);
const periodsIn = (time: string | undefined, answer: GoalAnswer) => (monthsIn(time) * answer.plan.periodsPerYear) / 12;

/** The goal is met after so many periods, and not one before. */
function expectMet(time: string | undefined, answer: GoalAnswer, contribution?: number): void {
  const periods = periodsIn(time, answer);
  expect(balanceAfter(answer, periods, contribution)).toBeGreaterThan(answer.goal - 1);
  expect(balanceAfter(answer, periods - 1, contribution)).toBeLessThan(answer.goal + 1);
}

const amountIn = (text = '') => euros(/([\d.,]+ €)/.exec(text)?.[1]);

const goalClaims: Claim<GoalAnswer>[] = [
  [
    'Para reunir {goal} en {time#}, no te hace falta apartar nada: llegas con lo que ya tienes.',
    ({ goal }, answer) => expectEuros(goal, answer.goal),
  ],
  ...['', ', después de {costs}'].map(
    (net): Claim<GoalAnswer> => [
      `Para reunir {goal} en {time#}${net}, tienes que {pay}.`,
      ({ goal, time, pay }, answer) => {
        expectEuros(goal, answer.goal);
        const periods = periodsIn(time, answer);
        expect(balanceAfter(answer, periods, amountIn(pay))).toBeGreaterThan(answer.goal - 1);
        expect(balanceAfter(answer, periods, amountIn(pay) - 1)).toBeLessThan(answer.goal + 1);
      },
    ],
  ),
  [
    'Para reunir {goal} en {time#}, después de {costs}, no te hace falta apartar nada: llegas con lo que ya tienes.',
    ({ goal, time }, answer) => {
      expectEuros(goal, answer.goal);
      expect(balanceAfter(answer, periodsIn(time, answer), 0)).toBeGreaterThan(answer.goal - 1);
    },
  ],
  [
    'Ya tienes {goal}: no te hace falta esperar ni apartar nada.',
    ({ goal }, answer) => {
      expectEuros(goal, answer.goal);
      expect(answer.plan.capital).toBeGreaterThanOrEqual(answer.goal);
    },
  ],
  ...['', ', después de comisión', ', después de impuestos', ', después de comisión e impuestos'].flatMap(
    (net): Claim<GoalAnswer>[] => [
      [`{start}, llegas a {goal} en {time#}${net}.`, ({ time }, answer) => expectMet(time, answer)],
      [
        `{start}, no llegas a {goal} en {time#}: al final tendrías {atLast€}${net}.`,
        ({ time, atLast }, answer) => {
          expectEuros(atLast, balanceAfter(answer, periodsIn(time, answer)), SLACK);
        },
      ],
    ],
  ),
  [
    'Con dos años más, {years} en total, no haría falta apartar nada.',
    ({ years }, answer) =>
      expect(balanceAfter(answer, Number(years) * answer.plan.periodsPerYear, 0)).toBeGreaterThan(answer.goal - 1),
  ],
  [
    'Con dos años más, {years} en total, bastaría con {pay}.',
    ({ years, pay }, answer) => {
      const periods = Number(years) * answer.plan.periodsPerYear;
      expect(balanceAfter(answer, periods, amountIn(pay))).toBeGreaterThan(answer.goal - 1);
      expect(amountIn(pay)).toBeLessThan(answer.plan.contribution);
    },
  ],
  [
    'Con una cuarta parte más, {pay}, llegarías en {time#}.',
    ({ pay, time }, answer) => {
      expect(Math.abs(amountIn(pay) - answer.plan.contribution * 1.25)).toBeLessThanOrEqual(0.5);
      expectMet(time, answer, amountIn(pay));
    },
  ],
  [
    'Quiero reunir {goal€}{rest} Empiezo con {capital€}, al {rate}. Según la calculadora, {outcome}. Me gustaría comentarlo.',
    ({ goal, capital }, answer) => {
      expectEuros(goal, answer.goal);
      expectEuros(capital, answer.plan.capital);
    },
  ],
];

const anyQuestion: fc.Arbitrary<GoalQuestion> = fc
  .tuple(anyPlan, fc.integer({ min: 1_00, max: 300_000_00 }), fc.boolean())
  .map(([{ inflation: _inflation, ...plan }, goal, isDate]) =>
    isDate ? { ask: 'date', goal, plan } : { ask: 'contribution', goal, plan },
  );

test('each sentence about a savings goal is true of the plan, period by period', () => {
  fc.assert(
    fc.property(anyQuestion, (question) => {
      const answer = answerGoal(question);
      const more = goalAlternative(answer);
      expectTrue([goalSentence(answer), ...(more ? [more] : []), goalLine(answer)], goalClaims, answer);
    }),
    { seed: 92, numRuns: RUNS },
  );
});
