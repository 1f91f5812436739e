import { type Cents, formatPrice } from '@/lib/money';

/** "80.299 €": cents are noise in a figure of years. */
export function wholeEuros(amount: Cents): string {
  return formatPrice(Math.round(amount / 100) * 100);
}
