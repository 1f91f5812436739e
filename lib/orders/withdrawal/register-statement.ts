import 'server-only';
import { addHours, subMinutes } from 'date-fns';
import { v7 as uuid } from 'uuid';
import { statementInWords } from '@/lib/orders/texts/withdrawal-statement';
import { type Db, db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { takeFromLimit } from '@/lib/server/security/rate-limit';
import { lockOrder } from '../lock-order';
import { findBasis } from '../refunds/find-basis';
import { enqueueWithdrawalEmails } from './enqueue-withdrawal-emails';
import { executionKey } from './execution-key';
import type { PublicStatement } from './schema';
import { type StatedOrder, statedOrder } from './stated-order';

/**
 * How long what came without the order's link waits: the buyer may undo a stranger's. It counts from when it was sent all the
 * same, and two hours harm no buyer.
 */
export const STRANGER_DELAY_HOURS = 2;

/** The same form sent twice, by a double click or a reload, is one statement. */
const SAME_STATEMENT_MINUTES = 10;

type Registered = { ok: true; withdrawalId: string } | { ok: false; reason: 'limited'; retryAfterSeconds: number };

/**
 * Receives a statement from /desistimiento. It counts when it is sent, whether or not it is found to which order it belongs; the
 * answer does not tell.
 */
export async function registerStatement(form: PublicStatement, address: string, now: Date): Promise<Registered> {
  const before = await sentBefore(db(), form, now);
  if (before) return { ok: true, withdrawalId: before };
  for (const [limit, key] of [
    ['withdrawal-address', address],
    ['withdrawal-mailbox', form.ackEmail],
  ] as const) {
    const taken = await takeFromLimit(limit, key);
    if (!taken.ok) return { ok: false, reason: 'limited', retryAfterSeconds: taken.retryAfterSeconds };
  }
  return db().$transaction(async (tx) => {
    const lock = `statement/${form.ackEmail}`;
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`;
    return { ok: true, withdrawalId: (await sentBefore(tx, form, now)) ?? (await store(tx, form, now)) };
  });
}

/** One that the buyer has undone meanwhile is none: what comes after it is meant. */
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
