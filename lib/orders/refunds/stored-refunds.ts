import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Db } from '@/lib/server/db';
import type { StoredRefund } from './merge-refunds';

const status = z.enum(['requested', 'requires_action', 'pending', 'succeeded', 'failed', 'canceled']);

export async function storedRefunds(tx: Db, orderId: string): Promise<StoredRefund[]> {
  const rows = await tx.refundRow.findMany({ where: { orderId }, orderBy: { createdAt: 'asc' } });
  return rows.map(({ id, withdrawalId, amount, stripeRefundId, failureReason, pendingReason, createdAt, ...row }) => ({
    id,
    withdrawalId,
    amount,
    status: status.parse(row.status),
    stripeRefundId,
    failureReason,
    pendingReason,
    createdAt,
  }));
}

type Change = { orderId: string; before: readonly StoredRefund[]; after: readonly StoredRefund[] };

/** Writes what has changed. One that is stored here for the first time was made at Stripe. */
export async function storeRefunds(tx: Db, { orderId, before, after }: Change, now: Date): Promise<void> {
  const gone = before.filter(({ id }) => !after.some((row) => row.id === id));
  await tx.refundRow.deleteMany({ where: { id: { in: gone.map(({ id }) => id) } } });
  for (const { id, createdAt, ...row } of after) {
    const known = before.find((one) => one.id === id);
    if (!known) {
      await tx.refundRow.create({ data: { id, orderId, kind: 'dashboard', createdAt, updatedAt: now, ...row } });
    } else if (!isDeepStrictEqual(known, { id, createdAt, ...row })) {
      await tx.refundRow.update({ where: { id }, data: { ...row, updatedAt: now } });
    }
  }
}
