import type { useTranslations } from 'next-intl';
import { writeNumber } from '@/lib/calculators/input/number-input';
import { formatNumber } from '@/lib/i18n/numbers';
import type { FieldErrorCause } from './use-calculator';

/** The sentence under the field; `unit` follows the limits, as in "El máximo es 40 años". */
export function fieldErrorMessage(
  cause: FieldErrorCause,
  unit: string,
  t: ReturnType<typeof useTranslations<'Calculator'>>,
): string {
  if ('message' in cause) return cause.message;
  const { reason, rule } = cause;
  const limit = (value: number) => {
    const scale = 10 ** rule.decimals;
    return `${value % scale === 0 ? formatNumber(value / scale) : writeNumber(value, rule.decimals)}\u00a0${unit}`;
  };
  if (reason === 'below') return t('error_below', { limit: limit(rule.min) });
  if (reason === 'above') return t('error_above', { limit: limit(rule.max) });
  if (reason === 'decimals')
    return rule.decimals === 0 ? t('error_whole') : t('error_decimals', { decimals: rule.decimals });
  return t(`error_${reason}`);
}
