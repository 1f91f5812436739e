import type { Withdrawal } from '@/lib/generated/prisma/client';
import type { Filed } from '@/lib/orders/texts/withdrawal-acknowledgment';

/** Whether its buyer has undone a statement: the state says so, because the moment of the first ones was not stored. */
export function undoneOf({ state, keptAt }: Pick<Withdrawal, 'state' | 'keptAt'>): Filed['undone'] {
  return state === 'kept-by-buyer' ? { at: keptAt } : null;
}
