import { readNumber, writeNumber } from '@/lib/calculators/input/number-input';
import { type RateParts, rateRule } from '@/lib/calculators/mortgage/loan-fields';
import type { FieldErrors } from '../shell/form/use-calculator';
import type { MortgageField, MortgageValues } from './mortgage-field';

/**
 * The rate of a variable loan is typed as Euríbor and spread, in `euribor` and `diferencial`; `interes` stays the rate of
 * every kind of loan. The rule between the three:
 *
 * - With a Euríbor, the rate is Euríbor + spread, and each change of them writes `interes`.
 * - With an empty or absent Euríbor, the rate is `interes`, and the Euríbor is what the rate less the spread says; a spread
 *   above the rate counts as the rate. So an address without the two, such as "#interes=3,5&tipo=variable", computes what
 *   it always has.
 * - Choosing the variable loan fills both in from `interes`, and leaving it leaves their sum there.
 *
 * Undefined where a field that counts cannot be read.
 */
export function ratePartsOf({ interes, euribor, diferencial }: MortgageValues): RateParts | undefined {
  const spread = readNumber(diferencial, rateRule);
  if (!spread.ok) return undefined;
  if (euribor.trim() !== '') {
    const typed = readNumber(euribor, rateRule);
    return typed.ok ? { euribor: typed.value, spread: spread.value } : undefined;
  }
  const rate = readNumber(interes, rateRule);
  if (!rate.ok) return undefined;
  const counted = Math.min(spread.value, rate.value);
  return { euribor: rate.value - counted, spread: counted };
}

export function typedRate(thousandths: number): string {
  return writeNumber(thousandths, rateRule.decimals);
}

function summed(values: Record<MortgageField, string>, parts: RateParts | undefined) {
  return parts ? { ...values, interes: typedRate(parts.euribor + parts.spread) } : values;
}

/** What a change of one field does to the others; see ratePartsOf. */
export function followRateParts(next: Record<MortgageField, string>, changed: MortgageField, previous: MortgageValues) {
  if (changed === 'euribor' || changed === 'diferencial') return summed(next, ratePartsOf(next));
  if (changed !== 'tipo') return next;
  if (next.tipo === 'variable') {
    const parts = ratePartsOf({ ...next, euribor: '' });
    return parts ? { ...next, euribor: typedRate(parts.euribor), diferencial: typedRate(parts.spread) } : next;
  }
  return previous.tipo === 'variable' ? summed(next, ratePartsOf(next)) : next;
}

/** The rate of a variable loan, in thousandths; NaN with its error written beside the field that is to be corrected. */
export function readVariableRate(values: MortgageValues, errors: FieldErrors<MortgageField>): number {
  const parts = ratePartsOf(values);
  if (parts) {
    const rate = parts.euribor + parts.spread;
    if (rate <= rateRule.max) return rate;
    errors.euribor = { reason: 'above', rule: { ...rateRule, max: rateRule.max - parts.spread } };
    return Number.NaN;
  }
  // Without a Euríbor, what cannot be read is the rate, which has no field of its own in a variable loan.
  const euribor = readNumber(values.euribor.trim() === '' ? values.interes : values.euribor, rateRule);
  const spread = readNumber(values.diferencial, rateRule);
  if (!euribor.ok) errors.euribor = { reason: euribor.reason, rule: rateRule };
  if (!spread.ok) errors.diferencial = { reason: spread.reason, rule: rateRule };
  return Number.NaN;
}
