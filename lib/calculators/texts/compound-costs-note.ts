import type { CompoundInput, CompoundResult } from '@/lib/calculators/compound/compound-interest';
import type { GrowthCosts } from '@/lib/calculators/compound/growth-costs';
import { type Cents, lessBy, wholeEuros } from '@/lib/shared/money';
import { costWords } from './growth-plan-words';

/** "la comisión te cuesta 500 €. Sin ella", of the costs that are not 0; undefined if none is. */
function takenBy(hasFee: boolean, hasTax: boolean, fee: string, taxes: string): string | undefined {
  if (hasFee && hasTax) return `la comisión te cuesta ${fee} y los impuestos, ${taxes}. Sin ellos`;
  if (hasFee) return `la comisión te cuesta ${fee}. Sin ella`;
  return hasTax ? `los impuestos te cuestan ${taxes}. Sin ellos` : undefined;
}

/** In cents. */
const EURO = 100;

/**
 * The balance with the fee alone, as the sentence shows it. Tax at the end costs what is paid, so it is what the page shows as
 * paid, and the euro that rounding leaves over is the fee's; not where that euro could be the whole fee.
 */
function shownAfterFee(
  plan: CompoundInput,
  { balance, tax }: CompoundResult,
  { untouched, afterFee }: GrowthCosts,
): Cents {
  const paid = Math.round(tax / EURO);
  const fee = untouched - afterFee;
  if (plan.tax !== 'final' || paid === 0 || (fee > 0 && fee < 2 * EURO)) return afterFee;
  return (Math.round(balance / EURO) + paid) * EURO;
}

/**
 * What is left, and what each cost takes away, as the reader subtracts the shown figures; for taxes without a gain to pay them on,
 * that there are none. Undefined where not a euro is left, or nothing is taken of what grew.
 */
export function costsSentence(plan: CompoundInput, result: CompoundResult, costs: GrowthCosts): string | undefined {
  const { balance } = result;
  if (Math.round(balance / 100) === 0) return undefined;
  const [hasFee, hasTax] = [costs.untouched > costs.afterFee, costs.afterFee > balance];
  const afterFee = shownAfterFee(plan, result, costs);
  const untouched = hasFee ? costs.untouched : afterFee;
  const taken = takenBy(hasFee, hasTax, lessBy(untouched, afterFee), lessBy(afterFee, balance));
  const isWithoutGain = plan.tax !== 'no' && plan.tax !== undefined && !hasTax && result.interest <= result.fees;
  if (!taken)
    return isWithoutGain ? `Te quedan ${wholeEuros(balance)}: sin ganancias no hay impuestos que pagar.` : undefined;
  const after = costWords({ yearlyFee: hasFee ? (plan.yearlyFee ?? 0) : 0, tax: hasTax ? (plan.tax ?? 'no') : 'no' });
  // What is paid on the last day would have earned nothing.
  const couldGrow = plan.annualRate > 0 && (hasFee || plan.tax === 'anual');
  return [
    `Te quedan ${wholeEuros(balance)} después de ${after}: ${taken} serían ${wholeEuros(untouched)}.`,
    ...(isWithoutGain ? ['Sin ganancias no hay impuestos que pagar.'] : []),
    ...(couldGrow ? ['Contamos lo que pagas y lo que ese dinero habría rendido.'] : []),
  ].join(' ');
}
