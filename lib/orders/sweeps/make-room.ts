import 'server-only';
import { claimAllowance } from '@/lib/agenda/claim-allowance';
import { claimsThatGiveWay } from '@/lib/agenda/claims-that-give-way';
import { readRules } from '@/lib/agenda/rules/read-rules';
import { bookableHours } from '@/lib/agenda/slots';
import { findUnpaidClaims } from '@/lib/agenda/unpaid-claims';
import { db } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import { endOpenOrder } from './end-open-order';
import { settleEach } from './settle-each';

const BUDGET_MS = 10_000;

/** Ends unpaid claims of those who keep most while more than half of the calendar is kept unpaid. Sessions expire at Stripe first. */
export async function makeRoom(now: Date): Promise<void> {
  const [claims, rules] = await Promise.all([findUnpaidClaims(now), readRules()]);
  const ending = claimsThatGiveWay(claims, claimAllowance(bookableHours(now, rules)).calendar, now);
  if (ending.length === 0) return;
  const holds = ending.filter(({ kind }) => kind === 'hold').map(({ id }) => id);
  await db().booking.updateMany({ where: { id: { in: holds }, status: 'held' }, data: { status: 'expired' } });
  const orders = await findUnpaidOrders(ending.flatMap(({ orderId }) => orderId ?? []));
  const fault = await settleEach(orders, (order) => endOpenOrder(order, now), { milliseconds: BUDGET_MS });
  log.warn({ holds: holds.length, orders: orders.length }, 'unpaid claims ended in a crowded calendar');
  if (fault) throw fault;
}

function findUnpaidOrders(ids: string[]) {
  return db().order.findMany({
    where: { id: { in: ids }, status: 'pending', paymentStatus: 'unpaid', attentionReason: null },
    select: { id: true, stripeSessionId: true },
  });
}
