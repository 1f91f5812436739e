import 'server-only';
import type { Db } from '@/lib/server/db';

/** Until the end of the transaction no other changes what is bought, paid back or withdrawn. Before any row that hangs on the order. */
export async function lockOrder(tx: Db, orderId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM orders WHERE id = ${orderId}::uuid FOR NO KEY UPDATE`;
}
