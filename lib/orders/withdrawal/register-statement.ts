import 'server-only';
import { addHours, subMinutes } from 'date-fns';
import { v7 as uuid } from 'uuid';
import { statementInWords } from '@/lib/orders/texts/withdrawal-statement';
import { type Db, db, transaction } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { takeFromLimits } from '@/lib/server/security/rate-limit';
import { lockOrder } from '../lock-order';
import { findBasis } from '../refunds/find-basis';
import { enqueueWithdrawalEmails, executionKey } from './execute-withdrawal';
import type { PublicStatement } from './schema';

/**
 * How long what came without the order's link waits: the buyer may undo a stranger's. It counts from when it was sent all the
 * same, and two hours harm no buyer.
 */
const STRANGER_DELAY_HOURS = 2;

/** A form that is sent twice within this time, by a double click or a reload, is one statement. */
const SAME_STATEMENT_MINUTES = 10;

type Registered = { ok: true; withdrawalId: string } | { ok: false; reason: 'limited'; retryAfterSeconds: number };

/**
 * Receives a statement from /desistimiento. It counts when it is sent, whether or not it is found to which order it belongs; the
 * answer does not tell.
 */
export async function registerStatement(form: PublicStatement, address: string, now: Date): Promise<Registered> {
  const before = await sentBefore(db(), form, now);
  if (before) return { ok: true, withdrawalId: before };
  const taken = await takeFromLimits([
    ['withdrawal-address', address],
    ['withdrawal-mailbox', form.ackEmail],
  ]);
  if (!taken.ok) return { ...taken, reason: 'limited' };
  return transaction(async (tx) => {
    const lock = `statement/${form.ackEmail}`;
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`;
    return { ok: true, withdrawalId: (await sentBefore(tx, form, now)) ?? (await store(tx, form, now)) };
  });
}

/** Finds a statement that was sent before. One that the buyer has undone meanwhile is none: what comes after it is meant. */
async function sentBefore(tx: Db, form: PublicStatement, now: Date): Promise<string | null> {
  const sent = await tx.withdrawal.findFirst({
    where: {
      ...form,
      channel: 'public',
      state: { not: 'kept-by-buyer' },
      submittedAt: { gt: subMinutes(now, SAME_STATEMENT_MINUTES) },
    },
    select: { id: true },
  });
  return sent?.id ?? null;
}

async function store(tx: Db, form: PublicStatement, now: Date): Promise<string> {
  const order = await freeOrder(tx, form);
  const withdrawalId = uuid();
  const basis = order ? ((await findBasis(tx, order.id, now)) ?? 'late') : 'unknown';
  const executeAt = addHours(now, STRANGER_DELAY_HOURS);
  await tx.withdrawal.create({
    data: {
      ...form,
      id: withdrawalId,
      orderId: order?.id ?? null,
      state: order ? 'registered' : 'unmatched',
      basis,
      channel: 'public',
      statement: statementInWords(form.contract),
      submittedAt: now,
      executeAt,
    },
  });
  await enqueueWithdrawalEmails(tx, withdrawalId, null);
  // After the period staff decide.
  if (order && basis !== 'late') {
    const options = { jobKey: executionKey(withdrawalId), runAt: executeAt };
    await enqueue(tx, 'execute-withdrawal', { withdrawalId }, options);
  }
  return withdrawalId;
}

/** A second statement about one order, in other words, is for staff to read: the first one stands. */
async function freeOrder(tx: Db, form: PublicStatement): Promise<StatedOrder | null> {
  const order = await statedOrder(tx, form);
  if (!order) return null;
  await lockOrder(tx, order.id);
  const earlier = await tx.withdrawal.count({ where: { orderId: order.id, state: 'registered' } });
  return earlier === 0 ? order : null;
}

type StatedOrder = { id: string; paidAt: Date };

/**
 * The paid order of which a statement names number and mailbox: both, because a number alone may be guessed. A statement about
 * several is for a person to read.
 */
async function statedOrder(tx: Db, { contract, ackEmail }: PublicStatement): Promise<StatedOrder | null> {
  const numbers = orderNumbersIn(contract);
  if (numbers.length === 0) return null;
  const orders = await tx.$queryRaw<StatedOrder[]>`
    SELECT id::text AS id, paid_at AS "paidAt" FROM orders
    WHERE lower(customer_email) = ${ackEmail.toLowerCase()} AND right(id::text, 8) = ANY (${numbers}::text[])
      AND payment_status IN ('paid', 'refunded') AND paid_at IS NOT NULL
    LIMIT 2`;
  return orders.length === 1 ? (orders[0] ?? null) : null;
}

/** What in a text may be the number of an order as people see it: eight hexadecimal digits, in either case. */
export function orderNumbersIn(text: string): string[] {
  return [...text.matchAll(/(?<![\da-z])[\da-f]{8}(?![\da-z])/gi)].map(([number]) => number.toLowerCase());
}
