import type { Cents } from '@/lib/shared/money';

/** Text, or an amount in cents that becomes "801,00". */
export type CsvCell = string | { cents: Cents };

function amount(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}

/**
 * What a spreadsheet may take for a formula (OWASP, CSV Injection): the signs that begin one, also in full width, tab and line ends, and
 * the signs behind spaces and characters that are not seen.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}\p{DI}]*[=+\-@\uff1d\uff0b\uff0d\uff20])/u;

function cell(content: CsvCell): string {
  const text = typeof content === 'string' ? content : amount(content.cents);
  const safe = typeof content === 'string' && FORMULA.test(text) ? `'${text}` : text;
  // LibreOffice splits at commas and tabs too unless it is told otherwise, so an amount is quoted as well.
  return /[;,\t"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Reference as text. Alone, `00612406` would lose its zeros and `61240E12` would become a number. */
export function csvReference(reference: string): string {
  return `N.º ${reference}`;
}

/** Postal code as text. Alone, `08001` would become 8001. */
export function csvPostalCode(code: string): string {
  return `CP ${code}`;
}

/** For Spanish Excel: RFC 4180 (CRLF) with semicolons, byte order mark, decimal commas, no thousands points. */
export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
}
