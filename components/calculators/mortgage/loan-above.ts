import { readNumber } from '@/lib/calculators/input/number-input';
import { type LoanAbove, rateRule } from '@/lib/calculators/mortgage/loan-fields';
import type { MortgageValues } from './mortgage-field';
import { mortgageRules, TERMS } from './mortgage-values';
import { ratePartsOf } from './variable-rate';

/** What the calculator holds now; undefined where it cannot be read. */
export function loanAbove(values: MortgageValues): LoanAbove {
  const read = (name: 'precio' | 'ahorro' | 'interes') => {
    const reading = readNumber(values[name], mortgageRules[name]);
    return reading.ok ? reading.value : undefined;
  };
  const [price, savings] = [read('precio'), read('ahorro')];
  const fixed = readNumber(values['anos-fijos'], mortgageRules['anos-fijos']);
  const isVariable = values.tipo === 'variable';
  const parts = ratePartsOf(isVariable ? values : { ...values, euribor: '' });
  const sum = parts && parts.euribor + parts.spread;
  return {
    principal: price !== undefined && savings !== undefined && savings < price ? price - savings : undefined,
    savings,
    years: TERMS.some((term) => term === values.plazo) ? Number(values.plazo) : undefined,
    parts,
    kind: values.tipo,
    ...(values.tipo === 'mixto' && fixed.ok && { fixedYears: fixed.value }),
    rate: isVariable ? (sum !== undefined && sum <= rateRule.max ? sum : undefined) : read('interes'),
  };
}
