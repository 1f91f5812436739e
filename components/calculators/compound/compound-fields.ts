import type { FieldErrors, ParsedFields } from '@/components/calculators/shell/form/use-calculator';
import type { CompoundInput } from '@/lib/calculators/compound/compound-interest';
import type { CompoundingFrequency } from '@/lib/calculators/compound/growth-plan';
import { type NumberRule, readNumber } from '@/lib/calculators/input/number-input';
import type { Cents } from '@/lib/money';

export type CompoundFieldName = 'capital' | 'aportacion' | 'anos' | 'rentabilidad' | 'frecuencia' | 'inflacion';
export type CompoundValues = Readonly<Record<CompoundFieldName, string>>;
type NumericField = Exclude<CompoundFieldName, 'frecuencia'>;

/** Amounts in cents, rates in thousandths of a percentage point. */
export const compoundRules: Readonly<Record<NumericField, NumberRule>> = {
  capital: { decimals: 2, min: 0, max: 1_000_000_000 },
  aportacion: { decimals: 2, min: 0, max: 10_000_000 },
  anos: { decimals: 0, min: 1, max: 50 },
  rentabilidad: { decimals: 3, min: 0, max: 30_000 },
  inflacion: { decimals: 3, min: 0, max: 30_000 },
};

const RATE_UNITS = 100_000;

export const compoundDefaults: CompoundValues = {
  capital: '1.000',
  aportacion: '100',
  anos: '10',
  rentabilidad: '7',
  frecuencia: '12',
  inflacion: '',
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
  return frequencies[text];
}

/** The contributions of a year, or null while a field is invalid. */
export function yearlyContribution({ aportacion, frecuencia }: CompoundValues): Cents | null {
  const contribution = readNumber(aportacion, compoundRules.aportacion);
  const frequency = frequencyOf(frecuencia);
  return contribution.ok && frequency ? contribution.value * frequency : null;
}

/** Parses the fields; an empty inflation field means none. `choose` is the error for an unknown frequency. */
export function readPlan(values: CompoundValues, choose: string): ParsedFields<CompoundFieldName, CompoundInput> {
  const errors: FieldErrors<CompoundFieldName> = {};
  const read = (name: NumericField): number => {
    const rule = compoundRules[name];
    const reading = readNumber(values[name], rule);
    if (reading.ok) return reading.value;
    errors[name] = { reason: reading.reason, rule };
    return 0;
  };
  const capital = read('capital');
  const contribution = read('aportacion');
  const years = read('anos');
  const annualRate = read('rentabilidad') / RATE_UNITS;
  const inflation = values.inflacion.trim() === '' ? undefined : read('inflacion') / RATE_UNITS;
  const periodsPerYear = frequencyOf(values.frecuencia);
  if (periodsPerYear === undefined) errors.frecuencia = { message: choose };
  if (periodsPerYear === undefined || Object.keys(errors).length > 0) return { ok: false, errors };
  return {
    ok: true,
    input: {
      capital,
      contribution,
      years,
      annualRate,
      periodsPerYear,
      ...(inflation !== undefined && { inflation }),
    },
  };
}
