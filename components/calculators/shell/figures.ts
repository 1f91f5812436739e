import type { Cents } from '@/lib/money';

const whole = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 0, useGrouping: 'always' });
const cents = new Intl.NumberFormat('es-ES', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'always',
});
const percents = new Map<string, Intl.NumberFormat>();

/** "80.299 €": cents are noise in a figure of years. */
export function wholeEuros(amount: Cents): string {
  return `${whole.format(Math.round(amount / 100))}\u00a0€`;
}

/** "801,00": for the columns of a table whose head names the unit. */
export function plainEuros(amount: Cents): string {
  return cents.format(amount / 100);
}

/** "1.250": a number without unit. */
export function plainNumber(value: number): string {
  return whole.format(value);
}

/** Of percentage points: 3.5778 is "3,58 %"; 80 is "80 %" unless `decimals.least` asks for more. */
export function percent(points: number, decimals: { least?: number; most: number } = { most: 2 }): string {
  const { least = 0, most } = decimals;
  const key = `${least}-${most}`;
  const format =
    percents.get(key) ??
    new Intl.NumberFormat('es-ES', {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      useGrouping: 'always',
    });
  percents.set(key, format);
  return `${format.format(points)}\u00a0%`;
}
