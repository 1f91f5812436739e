import { type Cents, formatPrice } from '@/lib/money';

/** "80.299 €": in a figure of years, cents are noise. */
export function euros(amount: Cents): string {
  return formatPrice(Math.round(amount / 100) * 100);
}

const percentage = new Intl.NumberFormat('es-ES', { style: 'percent', maximumFractionDigits: 1 });

/** "42,9 %" from 0.429. */
export function percent(share: number): string {
  return percentage.format(share);
}
