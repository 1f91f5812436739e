import type { Cents } from '@/lib/shared/money';
import { type Debt, LONGEST_PAYOFF, monthOfInterest } from './instalment-fault';

type PayoffInput = {
  debts: readonly Debt[];
  /** Indices of the debts: which one is paid off first with what is left over. */
  order: readonly number[];
  /** Paid at once, before the first month. */
  extra?: Cents;
  /** Paid in each month besides the instalments, where they roll over. */
  monthly?: Cents;
  /** What cleared debts no longer take goes to the first of the order. Default true. */
  rollsOver?: boolean;
};

/** A month of all debts; month 0 is today, with the extra payment. `balances` has the order of the input. */
export type PayoffMonth = { month: number; interest: Cents; paid: Cents; balance: Cents; balances: readonly Cents[] };

export type PayoffPlan = {
  /** Until the last debt is cleared. */
  months: number;
  interest: Cents;
  /** Everything paid from now on, with the extra payment. */
  paid: Cents;
  /** In the order of clearance; of debts cleared in the same month the first of the order first. */
  cleared: readonly { debt: number; month: number }[];
  schedule: readonly PayoffMonth[];
};

function checkInput({ debts, order, extra = 0, monthly = 0 }: PayoffInput): void {
  if (!debts.every(({ balance }) => Number.isSafeInteger(balance) && balance > 0))
    throw new RangeError('balances must be whole cents above 0');
  if (!debts.every(({ instalment }) => Number.isSafeInteger(instalment)))
    throw new RangeError('instalments must be whole cents');
  if (![extra, monthly].every((amount) => Number.isSafeInteger(amount) && amount >= 0))
    throw new RangeError('extra payments must be whole cents');
  if (debts.some((_, debt) => order.filter((index) => index === debt).length !== 1) || order.length !== debts.length)
    throw new RangeError('the order must name each debt once');
}

function total(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** Takes up to `budget` off the balances, one debt after another. Returns what it took. */
function payInOrder(balances: Cents[], order: readonly number[], budget: Cents): Cents {
  let left = budget;
  for (const debt of order) {
    const taken = Math.min(left, balances[debt] ?? 0);
    balances[debt] = (balances[debt] ?? 0) - taken;
    left -= taken;
  }
  return budget - left;
}

/**
 * Debts paid off month by month, in integer cents. Today the extra payment goes to the first of the order, and what it does
 * not need to the next. Then in each month: interest on each balance, balance × rate / 12 rounded half up to the cent; the
 * instalment of each debt, or what is left of it; and, where it rolls over, what the instalments of all debts together leave
 * unspent, with what is paid besides each month, to the first of the order that is still open. So the same total is paid
 * every month until the last.
 * A plan has no fees and takes no new debts. Arithmetic convention of our own; the interest is that of a loan with monthly
 * periods of equal length.
 * Throws RangeError where a balance is not above 0, an amount is not whole cents, the order does not name each debt once, or
 * something is still owed after `LONGEST_PAYOFF` months.
 */
export function payoffPlan(input: PayoffInput): PayoffPlan {
  checkInput(input);
  const { debts, order, extra = 0, monthly = 0, rollsOver = true } = input;
  const balances = debts.map(({ balance }) => balance);
  const budget = total(debts.map(({ instalment }) => instalment)) + monthly;
  const cleared: { debt: number; month: number }[] = [];
  const schedule: PayoffMonth[] = [];
  const note = (month: number, interest: Cents, paid: Cents) => {
    for (const debt of order)
      if (balances[debt] === 0 && !cleared.some((done) => done.debt === debt)) cleared.push({ debt, month });
    schedule.push({ month, interest, paid, balance: total(balances), balances: [...balances] });
  };

  note(0, 0, payInOrder(balances, order, extra));
  for (let month = 1; cleared.length < debts.length; month++) {
    if (month > LONGEST_PAYOFF) throw new RangeError('the instalments must clear the debts in time');
    let [interest, paid] = [0, 0];
    debts.forEach(({ instalment, annualRate }, index) => {
      const balance = balances[index] ?? 0;
      if (balance === 0) return;
      const added = monthOfInterest({ balance, annualRate });
      const taken = Math.min(instalment, balance + added);
      balances[index] = balance + added - taken;
      interest += added;
      paid += taken;
    });
    if (rollsOver && paid < budget) paid += payInOrder(balances, order, budget - paid);
    note(month, interest, paid);
  }
  return {
    months: schedule.length - 1,
    interest: total(schedule.map(({ interest }) => interest)),
    paid: total(schedule.map(({ paid }) => paid)),
    cleared,
    schedule,
  };
}
