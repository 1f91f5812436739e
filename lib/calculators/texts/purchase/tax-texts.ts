import type { TaxRule } from '@/lib/calculators/mortgage/purchase-tax-table/purchase-tax-entry';
import type { Tax, TaxLine } from '@/lib/calculators/mortgage/purchase-taxes';
import { formatPercent, formatShare } from '@/lib/shared/i18n/numbers';
import { formatPrice } from '@/lib/shared/money';

export const taxNames: Record<Tax, string> = { itp: 'ITP', iva: 'IVA', igic: 'IGIC', ipsi: 'IPSI', ajd: 'AJD' };

/** "ITP, 9 %", "ITP, 8,57 % de media", "AJD, 0,5 % con un 50 % de bonificación", "AJD, exento". */
export function taxLabel({ tax, parts, bonus }: Pick<TaxLine, 'tax' | 'parts' | 'bonus'>): string {
  const base = parts.reduce((sum, part) => sum + part.base, 0);
  const rate = parts.reduce((sum, part) => sum + part.base * part.rate, 0) / base;
  if (rate === 0) return `${taxNames[tax]}, exento`;
  const mean = `${formatShare(rate, { most: 2 })}${parts.length > 1 ? ' de media' : ''}`;
  const less = bonus > 0 ? ` con un ${formatShare(bonus)} de bonificación` : '';
  return `${taxNames[tax]}, ${mean}${less}`;
}

/**
 * "ITP del 3,5 %", "ITP del 5 % con un 20 % de bonificación", "ITP del 6 % hasta 180.000 € y del 8 % si cuesta más",
 * "un 10 % menos de AJD" where the scale has brackets, "sin AJD".
 */
export function ruleText({ tax, scale, bonus }: TaxRule): string {
  const name = taxNames[tax];
  const percent = (rate: number) => formatPercent(rate / 100);
  if (bonus === 100 || (scale.kind === 'flat' && scale.rate === 0)) return `sin ${name}`;
  if (scale.kind === 'flat')
    return `${name} del ${percent(scale.rate)}${bonus ? ` con un ${formatPercent(bonus)} de bonificación` : ''}`;
  if (bonus !== undefined) return `un ${formatPercent(bonus)} menos de ${name}`;
  const steps = scale.brackets.map(({ upTo, rate }) =>
    upTo === undefined ? `del ${percent(rate)} si cuesta más` : `del ${percent(rate)} hasta ${formatPrice(upTo)}`,
  );
  return `${name} ${steps.join(' y ')}`;
}
