import type { useTranslations } from 'next-intl';
import { type NumberRule, writeNumber } from '@/lib/calculators/input/number-input';
import { formatNumber } from '@/lib/i18n/numbers';
import type { FieldErrorCause } from './use-calculator';

function exampleFor({ decimals, max }: NumberRule): string {
  if (decimals === 0) return String(Math.min(max, 10));
  return decimals === 3 ? '3,375' : '1.234,56';
}

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
  if (reason === 'unreadable' || reason === 'words') return t(`error_${reason}`, { example: exampleFor(rule) });
  if (reason === 'decimals' && rule.decimals === 0) return t('error_whole');
  if (reason === 'decimals')
    return t(rule.decimals === 2 ? 'error_cents' : 'error_decimals', { decimals: rule.decimals });
  return t(`error_${reason}`);
}
