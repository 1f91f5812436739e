import fc from 'fast-check';
import { compoundInterest } from '@/lib/calculators/compound/compound-interest';
import { COMPOUNDING_FREQUENCIES } from '@/lib/calculators/compound/growth-plan';
import { debtRatio } from '@/lib/calculators/debt/debt-ratio';
import { bestHealthChange } from '@/lib/calculators/health/best-health-change';
import { financialHealth, INSURANCE_COVERS } from '@/lib/calculators/health/financial-health';
import { compoundNote, compoundParagraph } from '@/lib/calculators/texts/compound-advice';
import { debtNote, debtParagraph, debtRecommendations } from '@/lib/calculators/texts/debt-advice';
import { changeSentence, healthNote, healthParagraph } from '@/lib/calculators/texts/health-advice';

const broken = /NaN|Infinity|∞|undefined|null/;
const amount = fc.integer({ min: 0, max: 100_000_000 });
const income = fc.integer({ min: 1, max: 100_000_000 });

function expectSentences(texts: readonly string[]): void {
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) {
    expect(text).not.toMatch(broken);
    expect(text).toMatch(/[.:]$/);
  }
}

test('whatever the debts, there is something to say about them', () => {
  const debts = fc.record({ hipoteca: amount, prestamos: amount, tarjetas: amount, otras: amount });
  fc.assert(
    fc.property(fc.record({ income, debts }), (household) => {
      const result = debtRatio({ income: household.income, debts: Object.values(household.debts) });
      expectSentences(debtNote(household, result));
      expectSentences(debtRecommendations(household, result));
      expectSentences([debtParagraph(household, result, 'Elevado')]);
    }),
  );
});

test('cards are the first to go, and the ratio without them is told', () => {
  const household = {
    income: 300_000,
    debts: { hipoteca: 80_000, prestamos: 20_000, tarjetas: 15_000, otras: 10_000 },
  };
  const note = debtNote(household, debtRatio({ income: 300_000, debts: Object.values(household.debts) }));
  expect(note[1]).toMatch(/Empezaríamos por las tarjetas: son 150\s€ al mes .* bajarías al 36,7\s%\./);
});

test('whatever the household, there is something to say about its score', () => {
  const households = fc.record({
    income,
    fixed: amount,
    variable: amount,
    debtPayments: amount,
    fund: amount,
    insurance: fc.constantFrom(...INSURANCE_COVERS),
    ownsHome: fc.boolean(),
    hasDependents: fc.boolean(),
  });
  fc.assert(
    fc.property(households, (household) => {
      const health = financialHealth(household);
      const change = bestHealthChange(household);
      expectSentences(healthNote(household, health, change));
      expectSentences([healthParagraph(household, health, 'Buena')]);
      if (change) expectSentences([changeSentence(change, household)]);
    }),
  );
});

test('whatever the plan, there is something to say about it', () => {
  const plans = fc.record(
    {
      capital: amount,
      contribution: amount,
      years: fc.integer({ min: 1, max: 50 }),
      annualRate: fc.integer({ min: 0, max: 300 }).map((thousandths) => thousandths / 1000),
      periodsPerYear: fc.constantFrom(...COMPOUNDING_FREQUENCIES),
      inflation: fc.integer({ min: 0, max: 300 }).map((thousandths) => thousandths / 1000),
    },
    { requiredKeys: ['capital', 'contribution', 'years', 'annualRate', 'periodsPerYear'] },
  );
  fc.assert(
    fc.property(plans, (plan) => {
      const result = compoundInterest(plan);
      expectSentences(compoundNote(plan, result));
      expectSentences([compoundParagraph(plan, result)]);
    }),
  );
});

describe('growth beside inflation', () => {
  const plan = { capital: 1_000_000, contribution: 0, years: 10 } as const;
  const sentenceOf = (annualRate: number, periodsPerYear: 1 | 12, inflation: number) => {
    const whole = { ...plan, annualRate, periodsPerYear, inflation };
    return compoundNote(whole, compoundInterest(whole)).at(-1);
  };

  test('as much as prices is neither less nor more', () => {
    expect(sentenceOf(0.02, 1, 0.02)).toMatch(/se lo comen los precios: el saldo valdría 10\.000\s€ en dinero de hoy/);
  });

  test('is judged by what a year of monthly interest gives', () => {
    expect(sentenceOf(0.07, 12, 0.071)).toMatch(/ese saldo compraría lo que hoy se compra con 10\.1\d\d\s€/);
    expect(sentenceOf(0.02, 1, 0.03)).toMatch(/crece menos que la compra/);
  });
});
