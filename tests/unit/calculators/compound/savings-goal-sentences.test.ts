import fc from 'fast-check';
import { answerGoal, type GoalQuestion } from '@/lib/calculators/compound/answer-goal';
import { compoundInterest } from '@/lib/calculators/compound/compound-interest';
import { growthCosts } from '@/lib/calculators/compound/growth-costs';
import { COMPOUNDING_FREQUENCIES, RATE_KINDS, TAX_MOMENTS } from '@/lib/calculators/compound/growth-plan';
import { compoundNote, compoundParagraph } from '@/lib/calculators/texts/compound-advice';
import { costsSentence } from '@/lib/calculators/texts/compound-costs-note';
import { timeOf } from '@/lib/calculators/texts/growth-plan-words';
import { goalAlternative, goalLine, goalSentence } from '@/lib/calculators/texts/savings-goal-note';

const spaces = (text: string | undefined) => (text ?? '').replaceAll('\u00a0', ' ');
const plan = { capital: 100_000, contribution: 10_000, annualRate: 0.07, periodsPerYear: 12 } as const;
const goal = 2_000_000;

test('a time is told in years and months, or days', () => {
  expect(
    [timeOf(1, 12), timeOf(12, 12), timeOf(27, 12), timeOf(7, 4), timeOf(3, 1), timeOf(366, 365)].map(spaces),
  ).toEqual(['un mes', 'un año', 'dos años y tres meses', 'un año y nueve meses', 'tres años', 'un año y un día']);
});

test('the contribution is told with its term, its costs and what two years more would change', () => {
  const answer = answerGoal({ ask: 'contribution', goal, plan: { ...plan, years: 10, yearlyFee: 0.01, tax: 'final' } });
  expect(spaces(goalSentence(answer))).toMatch(
    /^Para reunir 20\.000 € en diez años, después de comisión e impuestos, tienes que apartar \d+,\d\d € al mes\.$/,
  );
  expect(spaces(goalAlternative(answer))).toMatch(
    /^Con dos años más, 12 en total, bastaría con apartar \d+,\d\d € al mes\.$/,
  );
  expect(spaces(goalLine(answer))).toContain('al 7 % TIN, con una comisión del 1 % al año e impuestos al final.');
});

test('a capital that is enough needs nothing more', () => {
  const rich = { ...plan, capital: goal };
  expect(spaces(goalSentence(answerGoal({ ask: 'contribution', goal, plan: { ...rich, years: 1 } })))).toBe(
    'Para reunir 20.000 € en un año, no te hace falta apartar nada: llegas con lo que ya tienes.',
  );
  expect(spaces(goalSentence(answerGoal({ ask: 'date', goal, plan: rich })))).toMatch(/^Ya tienes 20\.000 €/);
});

test('the date is told, with rising contributions by the first one', () => {
  const answer = answerGoal({ ask: 'date', goal, plan: { ...plan, contributionRise: 0.02 } });
  expect(spaces(goalSentence(answer))).toMatch(
    /^Empezando con 100,00 € al mes, llegas a 20\.000 € en (?:nueve|9) años y \S+ mes/,
  );
  expect(spaces(goalAlternative(answer))).toMatch(/^Con una cuarta parte más, 125,00 € al mes, llegarías en ocho años/);
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

test('more time is not proposed where it needs as much money, or more', () => {
  const asked = (given: object) =>
    answerGoal({ ask: 'contribution', goal, plan: { ...plan, years: 3, annualRate: 0.01, yearlyFee: 0.02, ...given } });
  const melting = asked({ capital: 2_050_000 });
  expect(melting).toMatchObject({ plan: { contribution: 337 }, patient: null });
  expect(goalAlternative(melting)).toBeUndefined();
  const cent = answerGoal({ ask: 'contribution', goal: 1, plan: { ...plan, capital: 0, years: 1 } });
  expect(cent).toMatchObject({ plan: { contribution: 1 }, patient: null });
});

test('a goal that is met already is told without what is put aside', () => {
  const line = goalLine(answerGoal({ ask: 'date', goal: 50_000, plan }));
  expect(spaces(line)).toBe(
    'Quiero reunir 500 €. Empiezo con 1.000 €, al 7 % TIN. Según la calculadora, ya lo tengo. Me gustaría comentarlo.',
  );
});

test('no contribution is told as none', () => {
  const answer = answerGoal({ ask: 'date', goal: 200_000, plan: { ...plan, contribution: 0, contributionRise: 0.02 } });
  expect(spaces(goalSentence(answer))).toMatch(/^Sin apartar nada, llegas a 2\.000 € en diez años\.$/);
  expect(spaces(goalLine(answer))).toMatch(/^Quiero reunir 2\.000 € sin apartar nada\. Empiezo con/);
  const never = answerGoal({ ask: 'date', goal, plan: { ...plan, contribution: 0, annualRate: 0 } });
  expect(spaces(goalSentence(never))).toMatch(/^Sin apartar nada, no llegas a 20\.000 € en 50 años/);
});

describe('what costs take away', () => {
  const sentence = (given: object) => {
    const asked = { ...plan, years: 10, ...given };
    const result = compoundInterest(asked);
    const costs = growthCosts(asked, result);
    return costs && spaces(costsSentence(asked, result, costs));
  };

  test.each(['final', 'anual'])('taxes %s without a gain are none', (tax) => {
    expect(sentence({ annualRate: 0, tax })).toBe('Te quedan 13.000 €: sin ganancias no hay impuestos que pagar.');
    expect(sentence({ annualRate: 0, tax, yearlyFee: 0.01 })).toMatch(
      /^Te quedan [\d.]+ € después de comisión: la comisión te cuesta [\d.]+ €\. Sin ella serían 13\.000 €\. Sin ganancias no hay impuestos que pagar\.$/,
    );
  });

  test('without money nothing is said', () => {
    expect(sentence({ capital: 0, contribution: 0, yearlyFee: 0.01, tax: 'anual' })).toBe('');
  });

  test('each that is one is named', () => {
    expect(sentence({ yearlyFee: 0.01, tax: 'final' })).toMatch(
      /^Te quedan [\d.]+ € después de comisión e impuestos: la comisión te cuesta [\d.]+ € y los impuestos, [\d.]+ €\. Sin ellos serían 19\.318 €\. Contamos/,
    );
    expect(sentence({ tax: 'final' })).toMatch(/después de impuestos: los impuestos te cuestan \d.*19\.318 €\.$/);
    expect(sentence({ tax: 'anual' })).toMatch(/Sin ellos serían 19\.318 €\. Contamos lo que pagas y lo que/);
  });
});

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
      const sentence = costsSentence(given, result, costs);
      if (!sentence) return;
      expectSentence(sentence);
      expect(sentence).not.toMatch(/\b0(,00)?\s€|Te quedan 0/);
      const euros = [...sentence.matchAll(/(?<![\d,])([\d.]+)\s€/g)].map(([, digits = '']) =>
        Number(digits.replaceAll('.', '')),
      );
      const [left = 0, ...taken] = euros.slice(0, -1);
      if (euros.length > 1) expect(left + taken.reduce((sum, part) => sum + part, 0)).toBe(euros.at(-1));
      const fee = costs.untouched - costs.afterFee;
      if (given.tax === 'final' && result.tax >= 100 && (fee === 0 || fee >= 200))
        expect(taken.at(-1)).toBe(Math.round(result.tax / 100));
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

  test('what is lost because of both costs is not put on the fee alone', () => {
    const tipped = { ...plan, capital: 0, years: 5, annualRate: 0.05, yearlyFee: 0.04, tax: 'anual' } as const;
    expect(compoundInterest(tipped)).toMatchObject({ balance: 599_581, contributed: 600_000, fees: 74_565 });
    expect(note(tipped)).toContain(
      'En cinco años tendrías 5.996 €, menos de lo que habrías puesto: la comisión y los impuestos se llevan más de lo que rinde.',
    );
  });

  test('waiting a year is told apart from the contributions it spares', () => {
    expect(note({ ...plan, years: 10 })).toMatch(
      /acabarías con 2\.458 € menos: 1\.200 € que no habrías puesto y 1\.258 € que habrías dejado de ganar/,
    );
  });
});
