/**
 * `min`, `max` and the value count units of the last decimal, as integers: with two decimals 1 € is 100. Amounts have two
 * decimals, rates in per cent three.
 */
export type NumberRule = { decimals: number; min: number; max: number };

export type NumberErrorReason =
  | 'empty'
  | 'unreadable'
  /** A unit or an abbreviation in letters, as in "200k". */
  | 'words'
  /** Spaces that do not separate thousands, as in "12 34". */
  | 'spaces'
  /** A per cent sign in an amount. */
  | 'share'
  | 'decimals'
  | 'negative'
  | 'below'
  | 'above';

type NumberReading = { ok: true; value: number } | { ok: false; reason: NumberErrorReason };

// Pages and contact applications put format characters around what is copied from them.
const INVISIBLE = /\p{Cf}/gu;
const SIGN = /^[\p{Pd}\u2212]\s*/u;
const WORDS = /^(?:[\d.,\s]*\d[\d.,\s€]*\p{L}[\p{L}\s.€]*|\p{L}[\p{L}\s.]*\d[\d.,\s€]*)$/u;
const SHAPE = /^[\d.,\s]*\d[\d.,\s]*$/;
const SPACED = /^[1-9]\d{0,2}(?:[ \u00a0\u2007\u2009\u202f]\d{3})+(?:[.,]\d*)?$/;
const GROUPED = /^[1-9]\d{0,2}(\.\d{3})+$/;

type Parts = { whole: string; fraction: string; mark: '' | '.' | ',' };

function split(text: string, mayGroup: boolean): Parts | undefined {
  const comma = text.lastIndexOf(',');
  const point = text.lastIndexOf('.');
  if (comma === -1) {
    if (point === -1) return { whole: text, fraction: '', mark: '' };
    if (GROUPED.test(text) && (mayGroup || text.indexOf('.') !== point))
      return { whole: text.replaceAll('.', ''), fraction: '', mark: '' };
    return { whole: text.slice(0, point), fraction: text.slice(point + 1), mark: '.' };
  }
  const [at, mark, other] = comma > point ? ([comma, ',', '.'] as const) : ([point, '.', ','] as const);
  const whole = text.slice(0, at);
  const points = whole.replaceAll(other, '.');
  if (whole.includes(mark)) return undefined;
  if (points.includes('.') && !GROUPED.test(points)) return undefined;
  return { whole: points.replaceAll('.', ''), fraction: text.slice(at + 1), mark };
}

/** Three digits after a mark may be thousands of another country, and are never cents; only "0.500" cannot be thousands. */
function mayBeThousands({ whole, fraction, mark }: Parts, decimals: number): boolean {
  return decimals < 3 && fraction.length === 3 && (mark === ',' || /[1-9]/.test(whole));
}

/**
 * As written in Spain: a lone comma is decimal; of both marks the last is. One point before exactly three digits
 * separates thousands if the field holds whole numbers or can hold a thousand, else it is decimal ("3.375" %).
 * Three digits after a comma are refused where they would be cents. One space may separate each three digits.
 * Never throws.
 */
export function readNumber(text: string, rule: NumberRule): NumberReading {
  const { decimals, min, max } = rule;
  const refused = (reason: NumberErrorReason): NumberReading => ({ ok: false, reason });
  const typed = text.replace(INVISIBLE, '').trim();
  if (/\d/.test(typed) && typed.includes(decimals === 3 ? '€' : '%'))
    return refused(decimals === 2 ? 'share' : 'words');
  const bare = typed.replace(/^[€%]\s*|\s*[€%]$/g, '');
  if (bare === '') return refused('empty');
  const unsigned = bare.replace(SIGN, '').replace(/^€\s*/, '');
  if (WORDS.test(unsigned)) return refused('words');
  if (!SHAPE.test(unsigned)) return refused('unreadable');
  if (/\s/.test(unsigned) && !SPACED.test(unsigned)) return refused('spaces');
  const parts = split(unsigned.replace(/\s/g, ''), decimals === 0 || max >= 1000 * 10 ** decimals);
  if (!parts || !/^\d*$/.test(parts.whole + parts.fraction)) return refused('unreadable');
  const fraction = parts.fraction.replace(/0+$/, '');
  const isZero = !/[1-9]/.test(parts.whole + fraction);
  if (SIGN.test(bare) && !isZero) return refused('negative');
  if (fraction.length > decimals || mayBeThousands(parts, decimals)) return refused('decimals');
  const value = Number(parts.whole + fraction.padEnd(decimals, '0'));
  if (value > max) return refused('above');
  if (value < min) return refused('below');
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
