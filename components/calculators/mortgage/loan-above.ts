import { type NumberRule, readNumber } from '@/lib/calculators/input/number-input';
import { type MortgageValues, mortgageRules, TERMS } from './mortgage-values';
import { type RateParts, ratePartsOf, rateRule } from './variable-rate';

/** Of the tools: as high as the calculator's own, and not so low that its figures say nothing. */
export const loanRule = { decimals: 2, min: 1_000_00, max: mortgageRules.precio.max } as const satisfies NumberRule;

/** What the calculator holds now: cents, whole years, thousandths of a percentage point; undefined where it cannot be read. */
export type LoanAbove = {
  principal: number | undefined;
  savings: number | undefined;
  years: number | undefined;
  parts: RateParts | undefined;
  kind: string;
  rate: number | undefined;
};

export function loanAbove(values: MortgageValues): LoanAbove {
  const read = (name: 'precio' | 'ahorro' | 'interes') => {
    const reading = readNumber(values[name], mortgageRules[name]);
    return reading.ok ? reading.value : undefined;
  };
  const [price, savings] = [read('precio'), read('ahorro')];
  const isVariable = values.tipo === 'variable';
  const parts = ratePartsOf(isVariable ? values : { ...values, euribor: '' });
  const sum = parts && parts.euribor + parts.spread;
  return {
    principal: price !== undefined && savings !== undefined && savings < price ? price - savings : undefined,
    savings,
    years: TERMS.some((term) => term === values.plazo) ? Number(values.plazo) : undefined,
    parts,
    kind: values.tipo,
    rate: isVariable ? (sum !== undefined && sum <= rateRule.max ? sum : undefined) : read('interes'),
  };
}
