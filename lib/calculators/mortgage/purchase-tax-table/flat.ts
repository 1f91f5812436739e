import type { HundredthsOfPercent, Tax, TaxRule } from './purchase-tax-entry';

/** One rate on the whole price; `bonus` is taken off the tax, in percent. */
export function flat(tax: Tax, rate: HundredthsOfPercent, bonus?: number): TaxRule {
  return { tax, scale: { kind: 'flat', rate }, ...(bonus !== undefined && { bonus }) };
}
