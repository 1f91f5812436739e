import type { Meeting } from '@/tests/support/http/sandbox-control';
import type { SharedShop } from './shop';

/** The calendar's events, deleted ones too, for the bookings that this order ever had. */
export async function meetingsOf({ db, sandbox }: SharedShop, orderId: string): Promise<Meeting[]> {
  const { rows } = await db.query<{ id: string }>('SELECT id FROM bookings WHERE order_id = $1', [orderId]);
  const eventIds = new Set(rows.map(({ id }) => id.replaceAll('-', '')));
  return (await sandbox.meetings()).filter(({ id }) => eventIds.has(id));
}
