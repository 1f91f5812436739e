import 'server-only';
import { db } from '@/lib/server/db';

export type OrderEvent = { at: Date; kind: string; by: string; subject: string | null };

/** What was done to an order at the desk, oldest first. */
export async function eventsOfOrder(orderId: string): Promise<OrderEvent[]> {
  const rows = await db().deskEvent.findMany({ where: { orderId }, orderBy: [{ at: 'asc' }, { id: 'asc' }] });
  return rows.map(({ at, kind, staffName, subject }) => ({ at, kind, by: staffName, subject }));
}
