import type { Cents } from '@/lib/shared/money';

/** Limits the requests of one order: each is an e-mail to staff. */
export const MOST_INVOICE_REQUESTS = 5;

/** Percent of value added tax that every price includes. */
export const VAT_PERCENT = 21;

/** Base and tax of an amount that includes the tax: the base is rounded to the cent, the tax is the rest. */
export function withoutVat(amount: Cents): { base: Cents; tax: Cents } {
  const base = Math.round((amount * 100) / (100 + VAT_PERCENT));
  return { base, tax: amount - base };
}
