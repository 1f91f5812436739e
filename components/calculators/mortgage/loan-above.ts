import { readNumber } from '@/lib/calculators/input/number-input';
import { type MortgageValues, mortgageRules, TERMS } from './mortgage-values';
import { ratePartsOf } from './variable-rate';

/** What the calculator holds now: cents, whole years, thousandths of a percentage point; undefined where it cannot be read. */
export function loanAbove(values: MortgageValues) {
  const read = (name: 'precio' | 'ahorro' | 'interes') => {
    const reading = readNumber(values[name], mortgageRules[name]);
    return reading.ok ? reading.value : undefined;
  };
  const [price, savings] = [read('precio'), read('ahorro')];
  const isVariable = values.tipo === 'variable';
  const parts = ratePartsOf(isVariable ? values : { ...values, euribor: '' });
  return {
    principal: price !== undefined && savings !== undefined && savings < price ? price - savings : undefined,
    savings,
    years: TERMS.some((term) => term === values.plazo) ? Number(values.plazo) : undefined,
    parts,
    kind: values.tipo,
    rate: isVariable ? parts && parts.euribor + parts.spread : read('interes'),
  };
}
