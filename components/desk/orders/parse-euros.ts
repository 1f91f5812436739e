import type { Cents } from '@/lib/money';

/** "25", "25,5", "1.250,50 €" as it is written in Spain; null for anything else, also for a decimal point. */
export function parseEuros(text: string): Cents | null {
  const plain = text.replace('€', '').replaceAll(/\s/g, '');
  const match = /^(\d{1,7}|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/.exec(plain);
  if (!match) return null;
  const [, euros = '', cents = ''] = match;
  return Number(euros.replaceAll('.', '')) * 100 + Number(cents.padEnd(2, '0'));
}
