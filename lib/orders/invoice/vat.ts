import type { Cents } from '@/lib/shared/money';
import { VAT_PERCENT } from './rules';

/** Base and tax of an amount that includes the tax: the base is rounded to the cent, the tax is the rest. */
export function withoutVat(amount: Cents): { base: Cents; tax: Cents } {
  const base = Math.round((amount * 100) / (100 + VAT_PERCENT));
  return { base, tax: amount - base };
}
