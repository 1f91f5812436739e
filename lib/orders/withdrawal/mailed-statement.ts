import 'server-only';
import { db } from '@/lib/server/db';

/** What the e-mails about a statement say. `withdrawals` of its order: the one that counts. */
export type MailedStatement = NonNullable<Awaited<ReturnType<typeof findMailedStatement>>>;

/** Null once its order, or the statement itself, has been deleted. */
export function findMailedStatement(id: string) {
  return db().withdrawal.findUnique({
    where: { id },
    include: {
      refunds: true,
      order: {
        include: {
          product: { select: { name: true } },
          bookings: { orderBy: { createdAt: 'desc' } },
          withdrawals: { where: { state: 'registered' }, select: { id: true } },
          _count: { select: { invoiceRequests: true } },
        },
      },
    },
  });
}
