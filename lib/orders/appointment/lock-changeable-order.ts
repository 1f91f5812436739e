import 'server-only';
import type { Order } from '@/lib/generated/prisma/client';
import type { Db } from '@/lib/server/db';
import { lockOrder } from '../lock-order';
import { WITHDRAWN } from '../withdrawal/statement';

/**
 * Locks the order, before any row that hangs on it, against a withdrawal or a refund at the same moment. Null if its appointment
 * is no longer the buyer's to change: the contract is withdrawn from, also by a statement that still waits, or has ended. One
 * that came after the period waits for a person, and changes nothing.
 */
export async function lockChangeableOrder(tx: Db, orderId: string): Promise<Order | null> {
  await lockOrder(tx, orderId);
  const order = await tx.order.findUnique({
    where: { id: orderId },
    include: { withdrawals: { where: WITHDRAWN, select: { id: true } } },
  });
  const isOpen = order?.status === 'confirmed' || order?.status === 'needs_attention';
  return isOpen && order.withdrawals.length === 0 ? order : null;
}
