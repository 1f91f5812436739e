import { type NumberRule, readNumber } from '@/lib/calculators/input/number-input';
import { amountRule, rateRule } from '@/lib/calculators/mortgage/loan-fields';
import { MORTGAGE_KINDS, type MortgageInput, type MortgageKind } from '@/lib/calculators/mortgage/simulate-mortgage';
import type { FieldErrors, ParsedFields } from '../shell/form/use-calculator';
import type { MortgageField, MortgageValues } from './mortgage-field';
import { followRateParts, readVariableRate } from './variable-rate';

export const mortgageDefaults: MortgageValues = {
  precio: '200.000',
  ahorro: '40.000',
  plazo: '25',
  interes: '3,5',
  tipo: 'fijo',
  euribor: '',
  diferencial: '1',
  'anos-fijos': '5',
  'interes-despues': '3,5',
};

export const TERMS = ['15', '20', '25', '30', '35', '40'] as const;

/** Cents for amounts, thousandths of a percentage point for rates. */
export const mortgageRules = {
  precio: { ...amountRule, min: 1_00 },
  ahorro: amountRule,
  interes: rateRule,
  euribor: rateRule,
  diferencial: rateRule,
  'anos-fijos': { decimals: 0, min: 1, max: 39 },
  'interes-despues': rateRule,
} as const satisfies Partial<Record<MortgageField, NumberRule>>;

function isKind(text: string): text is MortgageKind {
  return MORTGAGE_KINDS.some((kind) => kind === text);
}

/** The parts of a variable rate follow the rate and the other way round; the second rate equals the first until it is edited. */
export function followRate(next: Record<MortgageField, string>, changed: MortgageField, previous: MortgageValues) {
  const rated = followRateParts(next, changed, previous);
  const isSame = rated.interes === previous.interes || previous['interes-despues'] !== previous.interes;
  return isSame ? rated : { ...rated, 'interes-despues': rated.interes };
}

/** The savings leave nothing to borrow: the button is disabled. */
export function coversPrice(values: MortgageValues): boolean {
  const price = readNumber(values.precio, mortgageRules.precio);
  const savings = readNumber(values.ahorro, mortgageRules.ahorro);
  return price.ok && savings.ok && savings.value >= price.value;
}

type Sentences = { years: string; kind: string; fixedYears: string; covered: string };

/** Parses the fields. `sentences` are the errors that no `NumberRule` covers. */
export function readMortgage(values: MortgageValues, sentences: Sentences): ParsedFields<MortgageField, MortgageInput> {
  const errors: FieldErrors<MortgageField> = {};
  const figure = (name: MortgageField, rule: NumberRule) => {
    const reading = readNumber(values[name], rule);
    if (!reading.ok) errors[name] = { reason: reading.reason, rule };
    return reading.ok ? reading.value : Number.NaN;
  };
  const price = figure('precio', mortgageRules.precio);
  const savings = figure('ahorro', mortgageRules.ahorro);
  const rate = values.tipo === 'variable' ? readVariableRate(values, errors) : figure('interes', mortgageRules.interes);
  const years = TERMS.some((term) => term === values.plazo) ? Number(values.plazo) : undefined;
  if (years === undefined) errors.plazo = { message: sentences.years };
  if (savings >= price) errors.ahorro = { message: sentences.covered };
  const kind = values.tipo;
  if (!isKind(kind)) {
    errors.tipo = { message: sentences.kind };
    return { ok: false, errors };
  }
  const mixed = kind === 'mixto' && {
    fixedYears: figure('anos-fijos', mortgageRules['anos-fijos']),
    laterRate: figure('interes-despues', mortgageRules.interes) / 100_000,
  };
  if (mixed && years !== undefined && mixed.fixedYears >= years)
    errors['anos-fijos'] = { message: sentences.fixedYears };
  if (years === undefined || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, input: { price, savings, years, annualRate: rate / 100_000, kind, ...(mixed && { mixed }) } };
}
