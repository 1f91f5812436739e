import { type NumberRule, readNumber } from '@/lib/calculators/input/number-input';
import { amountRule } from '@/lib/calculators/mortgage/loan-fields';
import type { BuyerFacts } from '@/lib/calculators/mortgage/relief-limits';
import type { FieldErrors } from '../../shell/form/use-calculator';

/** Answers that a reduction may need; also the parameters of the fragment. Empty: not said. */
export type FactField = 'personas' | 'cargo' | 'renta' | 'conjunta' | 'patrimonio' | 'superficie' | 'parte';

export const factDefaults: Readonly<Record<FactField, string>> = {
  personas: '',
  cargo: '',
  renta: '',
  conjunta: '',
  patrimonio: '',
  superficie: '',
  parte: '',
};

export const JOINT_RETURN = 'si';

type NumericFact = Exclude<FactField, 'conjunta'>;

/** Cents, hundredths of a m² and hundredths of a percent. */
export const factRules: Record<NumericFact, NumberRule> = {
  personas: { decimals: 0, min: 1, max: 30 },
  cargo: { decimals: 0, min: 0, max: 30 },
  renta: amountRule,
  patrimonio: amountRule,
  superficie: { decimals: 2, min: 1_00, max: 10_000_00 },
  parte: { decimals: 2, min: 1, max: 100_00 },
};

/** What each field is in the sum. */
export const factOf = {
  personas: 'members',
  cargo: 'dependants',
  renta: 'income',
  patrimonio: 'wealth',
  superficie: 'area',
  parte: 'share',
} as const satisfies Record<NumericFact, keyof BuyerFacts>;

export const numericFacts = Object.keys(factOf) as NumericFact[];

/** Without answers that cannot be read: the next reduction may not ask for them. */
export function readableFacts(values: Readonly<Record<FactField, string>>): Partial<Record<FactField, string>> {
  const unreadable = numericFacts.filter((field) => !readNumber(values[field], factRules[field]).ok);
  return Object.fromEntries(unreadable.map((field) => [field, '']));
}

/** Reads the answers that are given. */
export function readFacts(
  values: Readonly<Record<FactField, string>>,
): { ok: true; facts: BuyerFacts } | { ok: false; errors: FieldErrors<FactField> } {
  const errors: FieldErrors<FactField> = {};
  const facts: BuyerFacts = values.conjunta === JOINT_RETURN ? { joint: true } : {};
  for (const field of numericFacts) {
    const rule = factRules[field];
    const reading = readNumber(values[field], rule);
    if (reading.ok) facts[factOf[field]] = reading.value;
    else if (reading.reason !== 'empty') errors[field] = { reason: reading.reason, rule };
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, facts };
}
