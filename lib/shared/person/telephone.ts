// Without zod: a form's first load may import it.

/** E.164. */
const MOST_DIGITS = 15;
const FEWEST_DIGITS = 6;

const SEPARATORS = /[\s.()[\]{}\p{Pd}\u2212/\u2044\u2215·•∙⋅‧]/gu;
/** The digit that callers from abroad leave out. */
const TRUNK_PREFIX = /\(0\)/;
const SPANISH = /^(?:(?:\+|00)?34)?([6-9]\d{2})(\d{3})(\d{3})$/;

/**
 * The one form in which a telephone number is stored, whichever way it was typed or pasted: a Spanish one as "612 345 678", one of
 * another country as "+" and its digits, any other as its digits. Marks that cannot be seen, which contact apps add, are dropped.
 * Null for what is no number, two of them included.
 */
export function storedTelephone(typed: string): string | null {
  const visible = typed
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^tel[.:]+/i, '');
  const national = /^[\s([]*(?:\+|00)/.test(visible) ? visible.replace(TRUNK_PREFIX, '') : visible;
  const digits = national.replace(SEPARATORS, '');
  const spanish = SPANISH.exec(digits);
  if (spanish) return spanish.slice(1).join(' ');
  const [, isInternational, number = ''] = /^(\+|00)?(\d+)$/.exec(digits) ?? [];
  if (number.length < FEWEST_DIGITS || number.length > MOST_DIGITS) return null;
  return isInternational ? `+${number}` : number;
}
