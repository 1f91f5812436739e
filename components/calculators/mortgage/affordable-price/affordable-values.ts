import { type NumberRule, readNumber, writeGrouped } from '@/lib/calculators/input/number-input';
import type { AffordableInput } from '@/lib/calculators/mortgage/affordable-price';
import { COMMUNITIES } from '@/lib/calculators/mortgage/communities';
import { amountRule, type LoanAbove, rateRule } from '@/lib/calculators/mortgage/loan-fields';
import { type HomePlace, purchaseCosts } from '@/lib/calculators/mortgage/purchase-costs';
import type { FieldErrors, ParsedFields } from '../../shell/form/use-calculator';

export type AffordableFigure = 'hasta-ingresos' | 'hasta-ahorro' | 'hasta-deudas' | 'hasta-plazo' | 'hasta-interes';
/** Field names, also the parameters of the address fragment. */
export type AffordableField = AffordableFigure | 'hasta-comunidad' | 'hasta-vivienda';
export type AffordableValues = Readonly<Record<AffordableField, string>>;

/** `place` is undefined where no community is chosen. */
export type Household = AffordableInput & { place: HomePlace | undefined };

/** `community` and `home` as the calculator's fields hold them. */
export type PurchaseAbove = Pick<LoanAbove, 'savings' | 'years' | 'rate'> & {
  community?: string | undefined;
  home?: string | undefined;
};

/** Cents, whole years, thousandths of a percentage point. */
export const affordableRules: Record<AffordableFigure, NumberRule> = {
  'hasta-ingresos': { decimals: 2, min: 1_00, max: 1_000_000_00 },
  'hasta-ahorro': amountRule,
  'hasta-deudas': { decimals: 2, min: 0, max: 1_000_000_00 },
  'hasta-plazo': { decimals: 0, min: 1, max: 40 },
  'hasta-interes': rateRule,
};

export const HOMES = { usada: 'used', nueva: 'new' } as const;

function isHome(text: string): text is keyof typeof HOMES {
  return Object.hasOwn(HOMES, text);
}

export function affordableDefaults(above: PurchaseAbove): AffordableValues {
  const { savings = 40_000_00, years = 25, rate = 3_500, community = '', home = '' } = above;
  return {
    'hasta-ingresos': '2.500',
    'hasta-ahorro': writeGrouped(savings, 2),
    'hasta-deudas': '0',
    'hasta-comunidad': community,
    'hasta-vivienda': isHome(home) ? home : 'usada',
    'hasta-plazo': String(years),
    'hasta-interes': writeGrouped(rate, 3),
  };
}

type Sentences = { community: string; home: string };

/** Parses the fields. `sentences` are the errors that no rule covers. */
export function readAffordable(
  values: AffordableValues,
  sentences: Sentences,
): ParsedFields<AffordableField, Household> {
  const errors: FieldErrors<AffordableField> = {};
  const figure = (name: AffordableFigure): number => {
    const rule = affordableRules[name];
    const reading = readNumber(values[name], rule);
    if (!reading.ok) errors[name] = { reason: reading.reason, rule };
    return reading.ok ? reading.value : Number.NaN;
  };
  const income = figure('hasta-ingresos');
  const savings = figure('hasta-ahorro');
  const debts = figure('hasta-deudas');
  const years = figure('hasta-plazo');
  const annualRate = figure('hasta-interes') / 100_000;
  const { 'hasta-comunidad': chosen, 'hasta-vivienda': home } = values;
  const community = COMMUNITIES.find((name) => name === chosen);
  if (chosen !== '' && !community) errors['hasta-comunidad'] = { message: sentences.community };
  if (!isHome(home)) {
    errors['hasta-vivienda'] = { message: sentences.home };
    return { ok: false, errors };
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const place = community && { community, home: HOMES[home] };
  const costsOf = (price: number) => purchaseCosts(price, place);
  return { ok: true, input: { income, savings, debts, years, annualRate, place, costsOf } };
}
