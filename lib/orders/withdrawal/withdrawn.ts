import { Prisma } from '@/lib/generated/prisma/client';

/** A statement by which a contract has ended, or ends soon. One that came after the period is a request that staff answer. */
export const WITHDRAWN = { state: 'registered', basis: { not: 'late' } } as const;

/** The same in SQL: of the order of a row of `bookings`. */
export const ORDER_NOT_WITHDRAWN = Prisma.sql`
  NOT EXISTS (SELECT 1 FROM withdrawals w WHERE w.order_id = bookings.order_id AND w.state = 'registered' AND w.basis <> 'late')`;

export function isWithdrawal({ state, basis }: { state: string; basis: string }): boolean {
  return state === WITHDRAWN.state && basis !== WITHDRAWN.basis.not;
}
