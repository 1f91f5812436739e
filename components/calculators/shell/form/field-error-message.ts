import type { useTranslations } from 'next-intl';
import { writeNumber } from '@/lib/calculators/number-input';
import { formatNumber } from '@/lib/i18n/numbers';
import type { FieldFault } from './use-calculator';

/** The sentence at the field; `unit` follows the limits, as in "El máximo es 40 años". */
export function fieldErrorMessage(
  found: FieldFault,
  unit: string,
  t: ReturnType<typeof useTranslations<'Calculator'>>,
): string {
  if ('message' in found) return found.message;
  const { fault, rule } = found;
  const limit = (value: number) => {
    const scale = 10 ** rule.decimals;
    return `${value % scale === 0 ? formatNumber(value / scale) : writeNumber(value, rule.decimals)}\u00a0${unit}`;
  };
  if (fault === 'below') return t('fault_below', { limit: limit(rule.min) });
  if (fault === 'above') return t('fault_above', { limit: limit(rule.max) });
  if (fault === 'decimals')
    return rule.decimals === 0 ? t('fault_whole') : t('fault_decimals', { decimals: rule.decimals });
  return t(`fault_${fault}`);
}
