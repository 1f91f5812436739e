import type { Cents } from '@/lib/shared/money';
import { type AffordableInput, affordablePrice, type Standard } from './affordable-price';

/** What could be changed, in the order that decides between equal gains. */
export const LEVERS = ['savings', 'debts', 'years', 'rate', 'income'] as const;
export type LeverKind = (typeof LEVERS)[number];

/** `price` is the highest after the change, `gain` what it adds; cents, whole thousands of euros. */
export type Lever = { kind: LeverKind; input: AffordableInput; price: Cents; gain: Cents };

export const MORE_SAVINGS: Cents = 10_000_00;
export const MORE_INCOME: Cents = 100_00;
const MORE_YEARS = 5;
const LONGEST_YEARS = 40;
/** Thousandths of a percentage point, the unit in which rates are typed. */
const LOWER_RATE = 500;

/** In whole thousandths, so that half a point less of 3,5 % is exactly 3 %. */
function lowered(annualRate: number): number {
  return Math.max(0, Math.round(annualRate * 100_000) - LOWER_RATE) / 100_000;
}

/** Undefined where there is nothing to change. */
function pulled(kind: LeverKind, input: AffordableInput): AffordableInput | undefined {
  const { income, savings, debts, years, annualRate } = input;
  if (kind === 'savings') return { ...input, savings: savings + MORE_SAVINGS };
  if (kind === 'debts') return debts > 0 ? { ...input, debts: 0 } : undefined;
  if (kind === 'years')
    return years < LONGEST_YEARS ? { ...input, years: Math.min(LONGEST_YEARS, years + MORE_YEARS) } : undefined;
  if (kind === 'rate') return annualRate > 0 ? { ...input, annualRate: lowered(annualRate) } : undefined;
  return { ...input, income: income + MORE_INCOME };
}

/**
 * One change at a time, the one that raises the highest price by this standard most first: 10.000 € more of savings, the other debts paid
 * off (with money that is not the savings), five years more up to 40, half a point less of interest but not below 0,
 * 100 € more of monthly income. Changes that are impossible are left out. Throws as affordablePrice does.
 */
export function affordableLevers(input: AffordableInput, standard: Standard): Lever[] {
  const { price: now } = affordablePrice(input, standard);
  return LEVERS.flatMap((kind) => {
    const changed = pulled(kind, input);
    if (!changed) return [];
    const { price } = affordablePrice(changed, standard);
    return [{ kind, input: changed, price, gain: price - now }];
  }).sort((one, other) => other.gain - one.gain);
}
