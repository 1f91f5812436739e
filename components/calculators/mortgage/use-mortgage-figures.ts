import { useTranslations } from 'next-intl';
import type { MortgageInput, MortgageResult } from '@/lib/calculators/mortgage/simulate-mortgage';
import { figuresOf } from './figures-of';

export function useMortgageFigures(input: MortgageInput, result: MortgageResult) {
  const t = useTranslations('Mortgage');
  return figuresOf(input, result, { none: t('taeNone'), huge: (limit) => t('taeHuge', { limit }) });
}
