import type { Cents } from '@/lib/shared/money';

/** Text, or an amount in cents that becomes "801,00". */
export type CsvCell = string | { cents: Cents };

function amount(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}

const DECIMAL = /^-?\d+,\d+$/;

/**
 * What a spreadsheet may take for a formula (OWASP, CSV Injection): the signs that begin one, also in full width, tab and line ends, and
 * the signs behind spaces and characters that are not seen.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}\p{DI}]*[=+\-@\uff1d\uff0b\uff0d\uff20])/u;

function cell(content: CsvCell): string {
  if (typeof content !== 'string') return amount(content.cents);
  const safe = FORMULA.test(content) ? `'${content}` : content;
  // A spreadsheet of other settings splits at commas or tabs; "3,5" is a number in each of its two halves too.
  const isSplit = /[;\t"\r\n]/.test(safe) || (safe.includes(',') && !DECIMAL.test(safe));
  return isSplit ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** For Spanish Excel: RFC 4180 (CRLF) with semicolons, byte order mark, decimal commas, no thousands points. */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
}
