'use client';

import type { MortgageInput, MortgageResult } from '@/lib/calculators/simulate-mortgage';
import { useCalculatorText } from '../shell/text-context';
import { figuresOf } from './figures-of';

export function useMortgageFigures(input: MortgageInput, result: MortgageResult) {
  const t = useCalculatorText('Mortgage');
  return figuresOf(input, result, { none: t('taeNone'), huge: (limit) => t('taeHuge', { limit }) });
}
