import { Prisma, type Withdrawal } from '@/lib/generated/prisma/client';
import type { Filed } from '@/lib/orders/texts/withdrawal-acknowledgment';
import { maskedEmail } from '../order-page/masked-email';

/** A statement by which a contract has ended, or ends soon. One that came after the period is a request that staff answer. */
export const WITHDRAWN = { state: 'registered', basis: { not: 'late' } } as const;

/** Asks in SQL whether the order whose id the column has was withdrawn from. */
export function isWithdrawnInSql(orderId: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    EXISTS (SELECT 1 FROM withdrawals w WHERE w.order_id = ${orderId} AND w.state = 'registered' AND w.basis <> 'late')`;
}

export function isWithdrawal({ state, basis }: { state: string; basis: string }): boolean {
  return state === WITHDRAWN.state && basis !== WITHDRAWN.basis.not;
}

/** Noted by a person of the firm, for a buyer who has written or called: its moment is that of sending. */
export function isNoted({ channel }: Pick<Withdrawal, 'channel'>): boolean {
  return channel === 'mail' || channel === 'phone';
}

/** A statement can be undone (`keepContract`) if it came without the order's link and nothing has followed from it yet. */
export function isUndoable(statement: Pick<Withdrawal, 'state' | 'channel' | 'executedAt'>): boolean {
  const { state, channel, executedAt } = statement;
  return state === 'registered' && channel === 'public' && executedAt === null;
}

/** Whether its buyer has undone a statement: the state says so, because the moment of the first ones was not stored. */
export function undoneOf({ state, keptAt }: Pick<Withdrawal, 'state' | 'keptAt'>): Filed['undone'] {
  return state === 'kept-by-buyer' ? { at: keptAt } : null;
}

/** Masks the address for the holder of the link of an order: the mailbox has the acknowledgment with all of it. */
export function maskedStatement<Statement extends { ackEmail: string }>(statement: Statement): Statement {
  return { ...statement, ackEmail: maskedEmail(statement.ackEmail) };
}
