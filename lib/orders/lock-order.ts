import 'server-only';
import type { Db } from '@/lib/server/db';

/** Until the end of the transaction no other changes what is bought, paid back or withdrawn. Before any row that hangs on the order. */
export async function lockOrder(tx: Db, orderId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM orders WHERE id = ${orderId}::uuid FOR NO KEY UPDATE`;
}

/** Locks several orders, then their bookings and these further ones, by id as everything that changes several of either. */
export async function lockOrders(tx: Db, orderIds: string[], bookingIds: string[] = []): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM orders WHERE id = ANY (${orderIds}::uuid[]) ORDER BY id FOR UPDATE`;
  await tx.$queryRaw`
    SELECT 1 FROM bookings WHERE order_id = ANY (${orderIds}::uuid[]) OR id = ANY (${bookingIds}::uuid[]) ORDER BY id FOR UPDATE`;
}
