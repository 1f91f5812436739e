import { type NumberRule, writeNumber } from '@/lib/calculators/input/number-input';
import { fieldErrors } from '@/lib/calculators/texts/field-errors';
import { formatNumber } from '@/lib/shared/i18n/numbers';
import type { FieldErrorCause } from './use-calculator';

function exampleFor({ decimals, max }: NumberRule): string {
  if (decimals === 0) return String(Math.min(max, 10));
  return decimals === 3 ? '3,375' : '1.234,56';
}

function aboutDecimals({ decimals }: NumberRule): string {
  if (decimals === 0) return fieldErrors.whole;
  return decimals === 2 ? fieldErrors.cents : fieldErrors.decimals(decimals);
}

/** The sentence under a choice, which has no other cause. */
export function choiceFault(cause: FieldErrorCause | undefined): string | undefined {
  return cause && 'message' in cause ? cause.message : undefined;
}

/** The sentence under the field; `unit` follows the limits, as in "El máximo es 40 años". */
export function fieldErrorMessage(cause: FieldErrorCause, unit: string): string {
  if ('message' in cause) return cause.message;
  const { reason, rule } = cause;
  const limit = (value: number) => {
    const scale = 10 ** rule.decimals;
    return `${value % scale === 0 ? formatNumber(value / scale) : writeNumber(value, rule.decimals)}\u00a0${unit}`;
  };
  if (reason === 'below') return fieldErrors.below(limit(rule.min));
  if (reason === 'above') return fieldErrors.above(limit(rule.max));
  if (reason === 'unreadable' || reason === 'words') return fieldErrors[reason](exampleFor(rule));
  return reason === 'decimals' ? aboutDecimals(rule) : fieldErrors[reason];
}
