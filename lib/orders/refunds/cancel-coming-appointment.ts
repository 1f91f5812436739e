import 'server-only';
import type { Db } from '@/lib/server/db';
import { cancelComingHour } from '../appointment/cancel-coming-hour';

/** Cancels the order's appointment unless it has begun: what took place stays as it was. The id of the one that was confirmed. */
export async function cancelComingAppointment(tx: Db, orderId: string, now: Date): Promise<string | null> {
  await tx.booking.updateMany({
    where: { orderId, status: 'pending' },
    data: { status: 'cancelled', expiresAt: null },
  });
  return cancelComingHour(tx, orderId, now);
}
