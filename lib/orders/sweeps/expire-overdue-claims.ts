import 'server-only';
import { subHours } from 'date-fns';
import { claimAllowance } from '@/lib/agenda/claim-allowance';
import { claimsThatGiveWay } from '@/lib/agenda/claims-that-give-way';
import { expireHolds, expireOverdueHolds } from '@/lib/agenda/expire-overdue-holds';
import { readRules } from '@/lib/agenda/rules/read-rules';
import { bookableHours } from '@/lib/agenda/slots';
import { findUnpaidClaims } from '@/lib/agenda/unpaid-claims';
import { Prisma } from '@/lib/generated/prisma/client';
import { db, transaction } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import { PAYMENT_MISMATCH } from '../attention-reason';
import { closeCheckout } from '../close-checkout';
import { endOrderWithoutSession } from '../end-unpaid-order';
import type { Settled } from '../settle-order';
import { settleEach } from './settle-each';

const ORDERS_PER_RUN = 1_000;

// Shorter than the minute between two runs.
const BUDGET_MS = 40_000;

/** The sweep of every minute: expires overdue holds and the orders of overdue claims, and makes room in a crowded calendar. */
export async function expireOverdueClaims(now: Date): Promise<void> {
  const holds = await expireOverdueHolds(db(), now);
  const overdue = await findOverdueOrders(now);
  const fault = await settleEach(overdue, (order) => endOpenOrder(order, now, now), { milliseconds: BUDGET_MS });
  if (holds + overdue.length > 0) log.info({ holds, orders: overdue.length }, 'overdue claims expired');
  await makeRoom(now);
  await releaseMismatchedHours(now);
  if (fault) throw fault;
}

/** A payment in `processing` keeps its hour however long it takes. */
function findOverdueOrders(now: Date) {
  return db().order.findMany({
    where: {
      status: 'pending',
      paymentStatus: 'unpaid',
      attentionReason: null,
      OR: [
        { bookings: { some: { status: 'pending', expiresAt: { lte: now } } } },
        { bookings: { none: {} }, checkoutExpiresAt: { lte: now } },
      ],
    },
    orderBy: { checkoutExpiresAt: 'asc' },
    take: ORDERS_PER_RUN,
    select: { id: true, stripeSessionId: true },
  });
}

type OpenOrder = { id: string; stripeSessionId: string | null };

/**
 * Expires an order that waits for its payment, with its session at Stripe if it has one. One without a session stays if its
 * claim now ends after `overdueAt`.
 */
async function endOpenOrder({ id, stripeSessionId }: OpenOrder, now: Date, overdueAt?: Date): Promise<Settled> {
  if (stripeSessionId) return closeCheckout(stripeSessionId, 'expired', 'sweep', now);
  await transaction((tx) => endOrderWithoutSession(tx, id, 'expired', overdueAt));
  return { ok: true, status: 'expired' };
}

const ROOM_BUDGET_MS = 10_000;

/** Ends unpaid claims of those who keep most while more than half of the calendar is kept unpaid. Sessions expire at Stripe first. */
async function makeRoom(now: Date): Promise<void> {
  const [claims, rules] = await Promise.all([findUnpaidClaims(now), readRules()]);
  const ending = claimsThatGiveWay(claims, claimAllowance(bookableHours(now, rules)).calendar, now);
  if (ending.length === 0) return;
  const holds = ending.filter(({ kind }) => kind === 'hold').map(({ id }) => id);
  await expireHolds(db(), Prisma.sql`id = ANY (${holds}::uuid[])`, now);
  const orders = await findUnpaidOrders(ending.flatMap(({ orderId }) => orderId ?? []));
  const fault = await settleEach(orders, (order) => endOpenOrder(order, now), { milliseconds: ROOM_BUDGET_MS });
  log.warn({ holds: holds.length, orders: orders.length }, 'unpaid claims ended in a crowded calendar');
  if (fault) throw fault;
}

function findUnpaidOrders(ids: string[]) {
  return db().order.findMany({
    where: { id: { in: ids }, status: 'pending', paymentStatus: 'unpaid', attentionReason: null },
    select: { id: true, stripeSessionId: true },
  });
}

// From the end of the claim: staff had this long to decide, and the hour is no longer kept for a payment that does not fit.
const DECISION_HOURS = 48;
const MISMATCHED_PER_RUN = 50;

/** Frees hours of orders whose session was paid with another amount. It cannot be paid again; the order waits for a person. */
async function releaseMismatchedHours(now: Date): Promise<void> {
  const overdue = { status: 'pending', expiresAt: { lte: subHours(now, DECISION_HOURS) } } as const;
  const mismatched = { status: 'pending', attentionReason: PAYMENT_MISMATCH } as const;
  const orders = await db().order.findMany({
    where: { ...mismatched, bookings: { some: overdue } },
    take: MISMATCHED_PER_RUN,
    select: { id: true },
  });
  for (const { id } of orders) {
    await transaction(async (tx) => {
      const { count } = await tx.order.updateMany({
        where: { id, ...mismatched },
        data: { status: 'needs_attention' },
      });
      if (count === 0) return;
      await tx.booking.updateMany({ where: { orderId: id, ...overdue }, data: { status: 'expired' } });
      log.warn({ orderId: id }, 'hour of a payment that does not fit released');
    });
  }
}
