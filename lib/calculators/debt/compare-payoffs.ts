import type { Cents } from '@/lib/shared/money';
import type { Debt } from './instalment-fault';
import { type PayoffPlan, payoffPlan } from './payoff-plan';

/** Highest rate first; of equal rates the smallest balance, then the first given. */
export function dearestFirst(debts: readonly Debt[]): number[] {
  return sorted(debts, (a, b) => b.annualRate - a.annualRate || a.balance - b.balance);
}

/** Smallest balance of today first; of equal balances the highest rate, then the first given. */
export function smallestFirst(debts: readonly Debt[]): number[] {
  return sorted(debts, (a, b) => a.balance - b.balance || b.annualRate - a.annualRate);
}

type Ranked = Debt & { index: number };

function sorted(debts: readonly Debt[], compare: (a: Debt, b: Debt) => number): number[] {
  const ranked: Ranked[] = debts.map((debt, index) => ({ ...debt, index }));
  return ranked.sort((a, b) => compare(a, b) || a.index - b.index).map(({ index }) => index);
}

export type PayoffMethod = 'dearest' | 'smallest';

export type PayoffComparison = {
  /** Each with the extra payments and rolling over. */
  dearest: PayoffPlan;
  smallest: PayoffPlan;
  /** Each debt by its own instalment: no extra payment, nothing rolls over. */
  asToday: PayoffPlan;
  /** The method with less interest, or with fewer months at equal interest; null where both are equal. */
  better: PayoffMethod | null;
  /** Indices of the debts, in the order of each method. */
  orders: Readonly<Record<PayoffMethod, readonly number[]>>;
  isSameOrder: boolean;
  /** The better method, without the extra payments. */
  withoutExtra: PayoffPlan;
};

function better(dearest: PayoffPlan, smallest: PayoffPlan): PayoffMethod | null {
  const difference = dearest.interest - smallest.interest || dearest.months - smallest.months;
  if (difference === 0) return null;
  return difference < 0 ? 'dearest' : 'smallest';
}

/**
 * Dearest first against smallest first, with one extra payment today and one each month. Throws as payoffPlan does, so also
 * where an instalment does not clear its own debt in time: `asToday` is such a plan.
 */
export function comparePayoffs(debts: readonly Debt[], extra: Cents = 0, monthly: Cents = 0): PayoffComparison {
  const orders = { dearest: dearestFirst(debts), smallest: smallestFirst(debts) };
  const isSameOrder = orders.dearest.every((debt, place) => debt === orders.smallest[place]);
  const asToday = payoffPlan({ debts, order: orders.dearest, rollsOver: false });
  const dearest = payoffPlan({ debts, order: orders.dearest, extra, monthly });
  const smallest = isSameOrder ? dearest : payoffPlan({ debts, order: orders.smallest, extra, monthly });
  const winner = better(dearest, smallest);
  const best = winner === 'smallest' ? smallest : dearest;
  return {
    dearest,
    smallest,
    asToday,
    better: winner,
    orders,
    isSameOrder,
    withoutExtra: extra + monthly === 0 ? best : payoffPlan({ debts, order: orders[winner ?? 'dearest'] }),
  };
}
