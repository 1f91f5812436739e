import { Prisma } from '@/lib/generated/prisma/client';

/** A statement by which a contract has ended, or ends soon. One that came after the period is a request that staff answer. */
export const WITHDRAWN = { state: 'registered', basis: { not: 'late' } } as const;

/** The same in SQL, of an order whose id the column has. */
export function isWithdrawnInSql(orderId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    EXISTS (SELECT 1 FROM withdrawals w WHERE w.order_id = ${orderId} AND w.state = 'registered' AND w.basis <> 'late')`;
}

export function isWithdrawal({ state, basis }: { state: string; basis: string }): boolean {
  return state === WITHDRAWN.state && basis !== WITHDRAWN.basis.not;
}
