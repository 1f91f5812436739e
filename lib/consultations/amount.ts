import type { Cents } from '@/lib/money';

/** Twenty million euros: far above any household, and within a database integer. */
const MAX: Cents = 2_000_000_000;

const SPANISH = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/;
const PLAIN = /^(\d+)\.(\d{1,2})$/;

/** Reads "1.234,56", "1234,56", "1234.56" and "1.234 €" exactly; null for anything else or above the maximum. */
export function parseAmount(text: string): Cents | null {
  const bare = text.replace(/[\s€]/g, '');
  const match = SPANISH.exec(bare) ?? PLAIN.exec(bare);
  if (!match) return null;
  const [, whole = '', decimals = ''] = match;
  const cents = Number(whole.replaceAll('.', '')) * 100 + Number(decimals.padEnd(2, '0'));
  return cents <= MAX ? cents : null;
}
