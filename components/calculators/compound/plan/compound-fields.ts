import type { FieldErrors, ParsedFields } from '@/components/calculators/shell/form/use-calculator';
import type { CompoundInput } from '@/lib/calculators/compound/compound-interest';
import type { CompoundingFrequency, GrowthPlan, RateKind, TaxMoment } from '@/lib/calculators/compound/growth-plan';
import { meant } from '@/lib/calculators/input/fragment';
import { type NumberRule, readNumber } from '@/lib/calculators/input/number-input';
import type { Cents } from '@/lib/shared/money';

export type OptionName = 'tipo' | 'comision' | 'impuestos' | 'subida';
export type CompoundFieldName =
  | 'capital'
  | 'aportacion'
  | 'anos'
  | 'rentabilidad'
  | 'frecuencia'
  | 'inflacion'
  | OptionName;
export type CompoundValues = Readonly<Record<CompoundFieldName, string>>;
type NumericField = Exclude<CompoundFieldName, 'frecuencia' | 'tipo' | 'impuestos'>;

/** Amounts in cents, rates in thousandths of a percentage point. */
export const compoundRules: Readonly<Record<NumericField, NumberRule>> = {
  capital: { decimals: 2, min: 0, max: 1_000_000_000 },
  aportacion: { decimals: 2, min: 0, max: 10_000_000 },
  anos: { decimals: 0, min: 1, max: 50 },
  rentabilidad: { decimals: 3, min: 0, max: 30_000 },
  inflacion: { decimals: 3, min: 0, max: 30_000 },
  comision: { decimals: 3, min: 0, max: 10_000 },
  subida: { decimals: 3, min: 0, max: 20_000 },
};

const RATE_UNITS = 100_000;

export const compoundDefaults: CompoundValues = {
  capital: '1.000',
  aportacion: '100',
  anos: '10',
  rentabilidad: '7',
  frecuencia: '12',
  inflacion: '',
  tipo: 'tin',
  comision: '',
  impuestos: 'no',
  subida: '',
};

const frequencies: Readonly<Record<string, CompoundingFrequency>> = {
  '12': 12,
  '4': 4,
  '1': 1,
  '365': 365,
  mensual: 12,
  trimestral: 4,
  anual: 1,
  diaria: 365,
};

/** Undefined for an unknown value in an address fragment. */
export function frequencyOf(text: string): CompoundingFrequency | undefined {
  return meant(frequencies, text);
}

const kinds: Readonly<Record<string, RateKind>> = { tin: 'tin', tae: 'tae' };
const moments: Readonly<Record<string, TaxMoment>> = { no: 'no', final: 'final', anual: 'anual' };

/** Undefined for an unknown value in an address fragment. */
export function rateKindOf(text: string): RateKind | undefined {
  return meant(kinds, text);
}

/** The rate with what it is compounded to in a year, or null while a field is invalid. */
export function quotedRate({ rentabilidad, frecuencia, tipo }: CompoundValues) {
  const rate = readNumber(rentabilidad, compoundRules.rentabilidad);
  const periodsPerYear = frequencyOf(frecuencia);
  const rateKind = rateKindOf(tipo);
  return rate.ok && periodsPerYear && rateKind
    ? { annualRate: rate.value / RATE_UNITS, periodsPerYear, rateKind }
    : null;
}

/** The contributions of the first year, or null while a field is invalid. */
export function yearlyContribution({ aportacion, frecuencia }: CompoundValues): Cents | null {
  const contribution = readNumber(aportacion, compoundRules.aportacion);
  const frequency = frequencyOf(frecuencia);
  return contribution.ok && frequency ? contribution.value * frequency : null;
}

/** Of an unknown choice in an address fragment. */
type ChoiceErrors = { frequency: string; option: string };

/** Parses the fields; inflation, fee and rise may be empty, which means none. */
export function readPlan(
  values: CompoundValues,
  choose: ChoiceErrors,
): ParsedFields<CompoundFieldName, CompoundInput & Required<GrowthPlan>> {
  const errors: FieldErrors<CompoundFieldName> = {};
  const read = (name: NumericField): number => {
    const rule = compoundRules[name];
    const reading = readNumber(values[name], rule);
    if (reading.ok) return reading.value;
    errors[name] = { reason: reading.reason, rule };
    return 0;
  };
  const optional = (name: NumericField) => (values[name].trim() === '' ? undefined : read(name) / RATE_UNITS);
  const capital = read('capital');
  const contribution = read('aportacion');
  const years = read('anos');
  const annualRate = read('rentabilidad') / RATE_UNITS;
  const inflation = optional('inflacion');
  const yearlyFee = optional('comision') ?? 0;
  const contributionRise = optional('subida') ?? 0;
  const periodsPerYear = frequencyOf(values.frecuencia);
  const rateKind = rateKindOf(values.tipo);
  const tax = meant(moments, values.impuestos);
  if (!periodsPerYear) errors.frecuencia = { message: choose.frequency };
  if (!rateKind) errors.tipo = { message: choose.option };
  if (!tax) errors.impuestos = { message: choose.option };
  if (!periodsPerYear || !rateKind || !tax || Object.keys(errors).length > 0) return { ok: false, errors };
  const plan = { capital, contribution, years, annualRate, periodsPerYear, rateKind, yearlyFee, tax, contributionRise };
  return { ok: true, input: inflation === undefined ? plan : { ...plan, inflation } };
}
