import { growthLayers } from '@/components/calculators/compound/growth-layers';
import { compoundDefaults, readPlan } from '@/components/calculators/compound/plan/compound-fields';
import { goalDefaults, readGoal } from '@/components/calculators/compound/savings-goal/goal-fields';
import { compoundInterest } from '@/lib/calculators/compound/compound-interest';

const choose = { ask: 'Elige.', frequency: 'Elige una frecuencia.', option: 'Elige una de las opciones.' };

test('options left alone are no fee, no tax, no rise and a nominal rate', () => {
  const plan = readPlan(compoundDefaults, choose);
  expect(plan).toEqual({
    ok: true,
    input: {
      capital: 100_000,
      contribution: 10_000,
      years: 10,
      annualRate: 0.07,
      periodsPerYear: 12,
      rateKind: 'tin',
      yearlyFee: 0,
      tax: 'no',
      contributionRise: 0,
    },
  });
});

test('options are read, with commas and empty fields', () => {
  const typed = { ...compoundDefaults, tipo: 'tae', comision: '1,25', impuestos: 'anual', subida: ' ' };
  expect(readPlan(typed, choose)).toMatchObject({
    ok: true,
    input: { rateKind: 'tae', yearlyFee: 0.0125, tax: 'anual', contributionRise: 0 },
  });
});

test.each([
  ['comision', '10,001', { reason: 'above' }],
  ['comision', '-1', { reason: 'negative' }],
  ['subida', '21', { reason: 'above' }],
  ['subida', 'dos', { reason: 'unreadable' }],
  ['tipo', 'otro', { message: choose.option }],
  ['impuestos', 'nunca', { message: choose.option }],
  ['frecuencia', '2', { message: choose.frequency }],
  ['frecuencia', 'constructor', { message: choose.frequency }],
  ['tipo', 'toString', { message: choose.option }],
  ['impuestos', 'toString', { message: choose.option }],
])('%s "%s" is refused', (name, text, cause) => {
  expect(readPlan({ ...compoundDefaults, [name]: text }, choose)).toMatchObject({
    ok: false,
    errors: { [name]: cause },
  });
});

test('the goal begins with the plan above, and does not read what it looks for', () => {
  const values = { ...goalDefaults({ ...compoundDefaults, comision: '1' }), 'meta-aportacion': 'mucho' };
  expect(readGoal(values, choose)).toMatchObject({
    ok: true,
    input: { ask: 'contribution', goal: 2_000_000, plan: { years: 10, yearlyFee: 0.01 } },
  });
  expect(readGoal({ ...values, 'meta-busca': 'fecha' }, choose)).toMatchObject({
    ok: false,
    errors: { 'meta-aportacion': { reason: 'unreadable' } },
  });
});

test('what cannot be read of a goal is refused at its own field', () => {
  const values = { ...goalDefaults(compoundDefaults), 'meta-importe': '', 'meta-busca': 'todo', 'meta-comision': '-1' };
  expect(readGoal(values, choose)).toMatchObject({
    ok: false,
    errors: {
      'meta-importe': { reason: 'empty' },
      'meta-busca': { message: choose.ask },
      'meta-comision': { reason: 'negative' },
    },
  });
});

test('a name that every object has is no word of a link', () => {
  const values = { ...goalDefaults(compoundDefaults), 'meta-busca': 'constructor', 'meta-frecuencia': 'constructor' };
  expect(readGoal(values, choose)).toMatchObject({
    ok: false,
    errors: { 'meta-busca': { message: choose.ask }, 'meta-frecuencia': { message: choose.frequency } },
  });
});

test('the layers of the drawing are the balance, and above it what fee and tax took', () => {
  const plan = {
    capital: 100_000,
    contribution: 0,
    years: 5,
    annualRate: 0.01,
    periodsPerYear: 1,
    yearlyFee: 0.1,
  } as const;
  const { schedule } = compoundInterest(plan);
  const layers = growthLayers(plan.capital, schedule);
  expect(layers).toHaveLength(6);
  for (const { year, capital, contributed, interest, costs } of layers.slice(1)) {
    const row = schedule[year - 1];
    expect(capital + contributed + interest).toBe(row?.balance);
    expect(costs).toBe((row?.fees ?? 0) + (row?.tax ?? 0));
    expect(Math.min(capital, contributed, interest)).toBeGreaterThanOrEqual(0);
  }
});
