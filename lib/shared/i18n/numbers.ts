/** Minimum and maximum fraction digits. */
type Decimals = { least?: number; most: number };

const formats = new Map<string, Intl.NumberFormat>();

function formatWith({ least = 0, most }: Decimals): Intl.NumberFormat {
  const key = `${least}-${most}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat('es-ES', {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      useGrouping: 'always',
    });
  formats.set(key, format);
  return format;
}

/** "1.250"; what rounds to nothing has no sign. */
export function formatNumber(value: number, decimals: Decimals = { most: 0 }): string {
  return formatWith(decimals)
    .format(value)
    .replace(/^-(?=[0,]*$)/, '');
}

/** Percentage points: 3.5778 is "3,58 %", 80 is "80 %". */
export function formatPercent(points: number, decimals: Decimals = { most: 2 }): string {
  return `${formatNumber(points, decimals)}\u00a0%`;
}

/** "42,9 %" from 0.429. */
export function formatShare(fraction: number, decimals: Decimals = { most: 1 }): string {
  return formatPercent(fraction * 100, decimals);
}

/** "3,375 %" from 0.03375: a rate as it is written, with all its decimals. */
export function formatRate(fraction: number): string {
  return formatPercent(fraction * 100, { most: 3 });
}
