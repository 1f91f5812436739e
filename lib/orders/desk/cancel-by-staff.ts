import 'server-only';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { transaction } from '@/lib/server/db';
import { formatMoment } from '@/lib/shared/madrid-time';
import type { Result } from '@/lib/shared/result';
import { type CancelHourRefusal, cancelHourOfOrder } from '../appointment/cancel-appointment';
import { lockOrder } from '../lock-order';

type Refusal = CancelHourRefusal | 'stale';

/** Cancels as the buyer does. `shown` is the start on the screen: an appointment that was moved by now stays. */
export async function cancelByStaff(
  orderId: string,
  shown: Date,
  staff: StaffMember,
  now: Date,
): Promise<Result<object, Refusal>> {
  return transaction(async (tx): Promise<Result<object, Refusal>> => {
    await lockOrder(tx, orderId);
    const [confirmed] = await tx.$queryRaw<{ startsAt: Date }[]>`
      SELECT starts_at AS "startsAt" FROM bookings WHERE order_id = ${orderId}::uuid AND status = 'confirmed' FOR UPDATE`;
    if (confirmed && confirmed.startsAt.getTime() !== shown.getTime()) return { ok: false, reason: 'stale' };
    const cancelled = await cancelHourOfOrder(tx, orderId, now);
    if (!cancelled.ok) return cancelled;
    await recordDeskEvent(tx, { staff, kind: 'orders.cancelled', orderId, subject: formatMoment(shown), now });
    return { ok: true };
  });
}
