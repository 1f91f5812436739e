import 'server-only';
import type { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/server/db';

// A statement has ten seconds.
const BATCH = 1_000;

/** Deletes these orders with their appointments, a batch at a time. */
export async function deleteOrders(where: Prisma.OrderWhereInput): Promise<void> {
  for (;;) {
    const orders = await db().order.findMany({ where, take: BATCH, select: { id: true } });
    const these = { ...where, id: { in: orders.map(({ id }) => id) } };
    await db().$transaction([
      db().booking.deleteMany({ where: { order: these } }),
      db().order.deleteMany({ where: these }),
    ]);
    if (orders.length < BATCH) return;
  }
}
