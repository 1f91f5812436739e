import { type NumberErrorReason, type NumberRule, readNumber } from '@/lib/calculators/input/number-input';
import type { Cents } from '@/lib/shared/money';

/** Twenty million euros: far above any household, and within a database integer. */
const AMOUNT_RULE: NumberRule = { decimals: 2, min: 0, max: 2_000_000_000 };

/** Why the text is no amount; null for one that is. */
export function amountFault(text: string): NumberErrorReason | null {
  const reading = readNumber(text, AMOUNT_RULE);
  return reading.ok ? null : reading.reason;
}

/** Null for what is no amount. */
export function parseAmount(text: string): Cents | null {
  const reading = readNumber(text, AMOUNT_RULE);
  return reading.ok ? reading.value : null;
}
