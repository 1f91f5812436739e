import fc from 'fast-check';
import { answerGoal, type GoalQuestion } from '@/lib/calculators/compound/answer-goal';
import { compoundInterest } from '@/lib/calculators/compound/compound-interest';
import { growthCosts } from '@/lib/calculators/compound/growth-costs';
import { COMPOUNDING_FREQUENCIES, RATE_KINDS, TAX_MOMENTS } from '@/lib/calculators/compound/growth-plan';
import { compoundNote, compoundParagraph } from '@/lib/content/calculators/compound-advice';
import { costsSentence } from '@/lib/content/calculators/compound-costs-note';
import { goalAlternative, goalLine, goalSentence, timeOf } from '@/lib/content/calculators/savings-goal-note';

const spaces = (text: string | undefined) => (text ?? '').replaceAll('\u00a0', ' ');
const plan = { capital: 100_000, contribution: 10_000, annualRate: 0.07, periodsPerYear: 12 } as const;
const goal = 2_000_000;

test('a time is told in years and months, or days', () => {
  expect(
    [timeOf(1, 12), timeOf(12, 12), timeOf(27, 12), timeOf(7, 4), timeOf(3, 1), timeOf(366, 365)].map(spaces),
  ).toEqual(['1 mes', '1 año', '2 años y 3 meses', '1 año y 9 meses', '3 años', '1 año y 1 día']);
});

test('the contribution is told with its term, its costs and what two years more would change', () => {
  const answer = answerGoal({ ask: 'contribution', goal, plan: { ...plan, years: 10, yearlyFee: 0.01, tax: 'final' } });
  expect(spaces(goalSentence(answer))).toMatch(
    /^Para reunir 20\.000 € en 10 años, después de comisión e impuestos, tienes que apartar \d+,\d\d € al mes\.$/,
  );
  expect(spaces(goalAlternative(answer))).toMatch(
    /^Con dos años más, 12 en total, bastaría con apartar \d+,\d\d € al mes\.$/,
  );
  expect(spaces(goalLine(answer))).toContain('al 7 % TIN, con una comisión del 1 % al año e impuestos al final.');
});

test('a capital that is enough needs nothing more', () => {
  const rich = { ...plan, capital: goal };
  expect(spaces(goalSentence(answerGoal({ ask: 'contribution', goal, plan: { ...rich, years: 1 } })))).toBe(
    'Para reunir 20.000 € en 1 año, no te hace falta apartar nada: llegas con lo que ya tienes.',
  );
  expect(spaces(goalSentence(answerGoal({ ask: 'date', goal, plan: rich })))).toMatch(/^Ya tienes 20\.000 €/);
});

test('the date is told, with rising contributions by the first one', () => {
  const answer = answerGoal({ ask: 'date', goal, plan: { ...plan, contributionRise: 0.02 } });
  expect(spaces(goalSentence(answer))).toMatch(
    /^Empezando con 100,00 € al mes, llegas a 20\.000 € en 9 años y \d+ mes/,
  );
  expect(spaces(goalAlternative(answer))).toMatch(/^Con una cuarta parte más, 125,00 € al mes, llegarías en 8 años/);
});

const shares = fc.integer({ min: 0, max: 100 }).map((thousandths) => thousandths / 1000);
const amount = fc.integer({ min: 0, max: 100_000_000 });
const plans = fc.record({
  capital: amount,
  contribution: amount,
  years: fc.integer({ min: 1, max: 50 }),
  annualRate: shares,
  periodsPerYear: fc.constantFrom(...COMPOUNDING_FREQUENCIES.filter((frequency) => frequency < 365)),
  rateKind: fc.constantFrom(...RATE_KINDS),
  yearlyFee: shares,
  tax: fc.constantFrom(...TAX_MOMENTS),
  contributionRise: shares,
  inflation: shares,
});

function expectSentence(text: string): void {
  expect(text).not.toMatch(/NaN|Infinity|∞|undefined|null|-\d/);
  expect(text).toMatch(/^[A-Z¿].*\.$/);
}

test('whatever the plan and the goal, there is an answer in words', () => {
  fc.assert(
    fc.property(plans, fc.integer({ min: 1, max: 1_000_000_000 }), fc.boolean(), (given, target, byDate) => {
      const question: GoalQuestion = { ask: byDate ? 'date' : 'contribution', goal: target, plan: given };
      const answer = answerGoal(question);
      expectSentence(goalSentence(answer));
      expectSentence(goalLine(answer));
      const alternative = goalAlternative(answer);
      if (alternative) expectSentence(alternative);
    }),
    { seed: 7 },
  );
});

test('whatever the costs, what is left and what each of them costs add up as they are shown', () => {
  fc.assert(
    fc.property(plans, (given) => {
      const result = compoundInterest(given);
      for (const text of [...compoundNote(given, result), compoundParagraph(given, result)]) expectSentence(text);
      const costs = growthCosts(given, result);
      if (!costs) return;
      const sentence = costsSentence(given, result.balance, costs);
      expectSentence(sentence);
      const euros = [...sentence.matchAll(/([\d.]+)\s€/g)].map(([, digits = '']) => Number(digits.replaceAll('.', '')));
      const [left = 0, ...taken] = euros.slice(0, -1);
      expect(left + taken.reduce((sum, part) => sum + part, 0)).toBe(euros.at(-1));
    }),
    { seed: 7 },
  );
});

describe('what the adviser says about costs', () => {
  const sofa = { ...plan, capital: 1_000_000, years: 10, annualRate: 0.02, rateKind: 'tae', inflation: 0.02 } as const;
  const note = (given: Parameters<typeof compoundInterest>[0]) =>
    spaces(compoundNote(given, compoundInterest(given)).join(' '));

  test('growth that equals prices no longer does once a fee is paid', () => {
    expect(note(sofa)).toContain('se lo comen los precios');
    expect(note({ ...sofa, yearlyFee: 0.005 })).toMatch(/después de comisión, tu dinero crece menos que la compra/);
    expect(note({ ...sofa, tax: 'final' })).toMatch(/después de impuestos, tu dinero crece menos que la compra/);
  });

  test('a fee that takes all the growth is the first thing to change', () => {
    expect(note({ ...sofa, yearlyFee: 0.02 })).toContain(
      'Una comisión del 2 % se queda con todo lo que rinde un 2 % TAE.',
    );
    expect(note({ ...sofa, annualRate: 0, yearlyFee: 0.01 })).toContain('la comisión se lleva más de lo que rinde');
  });

  test('waiting a year is told apart from the contributions it spares', () => {
    expect(note({ ...plan, years: 10 })).toMatch(
      /acabarías con 2\.458 € menos: 1\.200 € que no habrías puesto y 1\.258 € que habrías dejado de ganar/,
    );
  });
});
