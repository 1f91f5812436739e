/** `min`, `max` and the value count units of the last decimal, as integers: with two decimals 1 € is 100. */
export type NumberRule = { decimals: number; min: number; max: number };

export type NumberErrorReason = 'empty' | 'unreadable' | 'decimals' | 'negative' | 'below' | 'above';

type NumberReading = { ok: true; value: number } | { ok: false; reason: NumberErrorReason };

// Figures are pasted from bank pages with their unit and any kind of space.
const NOISE = /[\s\u00a0\u2009\u202f]|€|%/g;
const SHAPE = /^(-?)((?:\d|[.,])*)$/;

const GROUPED = /^[1-9]\d{0,2}(\.\d{3})+$/;

function split(text: string, mayGroup: boolean): { whole: string; fraction: string } | undefined {
  const comma = text.lastIndexOf(',');
  const point = text.lastIndexOf('.');
  if (comma === -1) {
    if (point === -1) return { whole: text, fraction: '' };
    if (GROUPED.test(text) && (mayGroup || text.indexOf('.') !== point))
      return { whole: text.replaceAll('.', ''), fraction: '' };
    return { whole: text.slice(0, point), fraction: text.slice(point + 1) };
  }
  const [mark, other] = comma > point ? [comma, '.'] : [point, ','];
  const whole = text.slice(0, mark);
  const points = whole.replaceAll(other, '.');
  if (other === '.' ? whole.includes(',') : whole.includes('.')) return undefined;
  if (points.includes('.') && !GROUPED.test(points)) return undefined;
  return { whole: points.replaceAll('.', ''), fraction: text.slice(mark + 1) };
}

/**
 * As written in Spain: a lone comma is decimal; of both marks the last is. One point before exactly three digits
 * separates thousands if the field holds whole numbers or can hold a thousand, else it is decimal ("3.375" %).
 * Never throws.
 */
export function readNumber(text: string, rule: NumberRule): NumberReading {
  const { decimals, min, max } = rule;
  const typed = text.replace(NOISE, '').replace('−', '-');
  if (typed === '') return { ok: false, reason: 'empty' };
  const [, sign, digits = ''] = SHAPE.exec(typed) ?? [];
  const parts = split(digits, decimals === 0 || max >= 1000 * 10 ** decimals);
  if (sign === undefined || !parts || !/^\d*$/.test(parts.whole + parts.fraction) || !/\d/.test(digits))
    return { ok: false, reason: 'unreadable' };
  const fraction = parts.fraction.replace(/0+$/, '');
  const isZero = !/[1-9]/.test(parts.whole + fraction);
  if (sign === '-' && !isZero) return { ok: false, reason: 'negative' };
  if (fraction.length > decimals) return { ok: false, reason: 'decimals' };
  const value = Number(parts.whole + fraction.padEnd(decimals, '0'));
  if (value > max) return { ok: false, reason: 'above' };
  if (value < min) return { ok: false, reason: 'below' };
  return { ok: true, value };
}

/** The inverse of readNumber, without thousands points: with three decimals 3500 is "3,5". */
export function writeNumber(value: number, decimals: number): string {
  const digits = String(value).padStart(decimals + 1, '0');
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  const whole = digits.slice(0, digits.length - decimals);
  return decimals === 0 ? String(value) : fraction ? `${whole},${fraction}` : whole;
}

/** `writeNumber` with thousands points, as a visitor reads it: "350.000", "1.234,5". */
export function writeGrouped(value: number, decimals: number): string {
  const [whole = '', fraction] = writeNumber(value, decimals).split(',');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return fraction ? `${grouped},${fraction}` : grouped;
}
