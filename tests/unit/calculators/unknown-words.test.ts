import fc from 'fast-check';
import { compoundDefaults, readPlan } from '@/components/calculators/compound/plan/compound-fields';
import { goalDefaults, readGoal } from '@/components/calculators/compound/savings-goal/goal-fields';
import { debtDefaults, readDebts } from '@/components/calculators/debt/debt-fields';
import { healthDefaults, readHousehold } from '@/components/calculators/health/health-fields';
import {
  affordableDefaults,
  readAffordable,
} from '@/components/calculators/mortgage/affordable-price/affordable-values';
import { changeDefaults, readChange } from '@/components/calculators/mortgage/change-bank/change-fields';
import { offerDefaults, readOffers } from '@/components/calculators/mortgage/compare-offers/offer-values';
import { readRepayment, repaymentDefaults } from '@/components/calculators/mortgage/early-repayment/repayment-fields';
import { euriborDefaults, readEuriborPath } from '@/components/calculators/mortgage/euribor-path/euribor-fields';
import { mortgageDefaults, readMortgage } from '@/components/calculators/mortgage/mortgage-values';
import { purchaseDefaults, withPurchase } from '@/components/calculators/mortgage/purchase/purchase-values';

const TODAY = '2026-11-26';
const t = (key: string) => key;
/** Each sentence of an unknown choice by its own name. */
const sentences = new Proxy({} as Record<string, string>, { get: (_, name) => String(name) }) as never;
const above = { principal: 160_000_00, savings: 40_000_00, years: 25, rate: 3_500, kind: 'fijo' };
const parts = { euribor: 2_500, spread: 1_000 };

type Texts = Record<string, string>;
type Calculator = { defaults: Texts; choices: readonly string[]; read: (values: Texts) => unknown };

/** A calculator of one page with the fields that hold a word. */
function calculator<Values extends Texts>(
  defaults: Readonly<Values>,
  choices: readonly (keyof Values & string)[],
  read: (values: Readonly<Values>) => unknown,
): Calculator {
  return { defaults, choices, read: read as Calculator['read'] };
}

const calculators: Record<string, Calculator> = {
  compound: calculator({ ...compoundDefaults }, ['frecuencia', 'tipo', 'impuestos'], (values) =>
    readPlan(values, sentences),
  ),
  goal: calculator(
    { ...goalDefaults(compoundDefaults) },
    ['meta-busca', 'meta-frecuencia', 'meta-tipo', 'meta-impuestos'],
    (values) => readGoal(values, sentences),
  ),
  debt: calculator({ ...debtDefaults }, ['casa'], (values) => readDebts(values, sentences)),
  health: calculator({ ...healthDefaults }, ['seguro', 'vivienda', 'a-cargo'], (values) =>
    readHousehold(values, sentences),
  ),
  mortgage: calculator(
    { ...mortgageDefaults, ...purchaseDefaults },
    ['plazo', 'tipo', 'comunidad', 'vivienda', 'reduccion'],
    (values) => withPurchase(readMortgage(values, sentences), values, sentences),
  ),
  affordable: calculator({ ...affordableDefaults(above) }, ['hasta-comunidad', 'hasta-vivienda'], (values) =>
    readAffordable(values, sentences),
  ),
  offers: calculator(
    { ...offerDefaults({ ...above, parts }) },
    ['oferta-a-tipo', 'oferta-b-tipo', 'oferta-a-bonificada', 'oferta-b-bonificada'],
    (values) => readOffers(values, t),
  ),
  repayment: calculator(
    { ...repaymentDefaults(above) },
    ['amortizar-veces', 'amortizar-efecto', 'amortizar-tipo', 'amortizar-escritura'],
    (values) => readRepayment(values, TODAY, t),
  ),
  change: calculator(
    { ...changeDefaults({ ...above, parts }) },
    ['cambio-tipo', 'cambio-escritura', 'cambio-otro-tipo', 'cambio-otro-como', 'cambio-propio-tipo'],
    (values) => readChange(values, TODAY, t),
  ),
  euribor: calculator({ ...euriborDefaults({ ...above, parts }) }, ['euribor-revision'], (values) =>
    readEuriborPath(values, t),
  ),
};

const inherited = fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype), '__proto__', 'prototype', 'length');
const anyWord = fc.oneof(
  inherited,
  fc.string({ minLength: 1 }).map((text) => `${text}!`),
);

test.each(Object.entries(calculators))('%s: an unknown word of a link is told at its field', (_, one) => {
  expect(one.read(one.defaults)).toMatchObject({ ok: true });
  fc.assert(
    fc.property(fc.constantFrom(...one.choices), anyWord, (name, word) => {
      expect(one.read({ ...one.defaults, [name]: word })).toMatchObject({
        ok: false,
        errors: { [name]: { message: expect.any(String) } },
      });
    }),
    { seed: 40, numRuns: 200 },
  );
});
