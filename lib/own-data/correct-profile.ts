import 'server-only';
import { db } from '@/lib/db';
import { enqueueJobs } from '@/lib/jobs/enqueue';
import { meetingChange } from '@/lib/scheduling/meeting-change';
import type { Device } from '@/lib/security/device';
import { recordSpaceEvent } from '@/lib/space/record-space-event';
import { holdingsOf } from './holdings';
import type { Profile } from './schema';

type Owner = { spaceId: string; email: string; device: Device };

/**
 * Of its customer and of the appointments that are still to come. What an order and its receipt say stays as it was agreed. False where
 * the mailbox has no profile to correct. An empty telephone deletes it.
 */
export async function correctProfile({ spaceId, email, device }: Owner, wanted: Profile, now: Date): Promise<boolean> {
  const { newsletter, fullName, phone } = wanted;
  const changesPhone = 'phone' in wanted;
  return db().$transaction(async (tx) => {
    const holdings = await holdingsOf(tx, email);
    const changesProfile = fullName !== undefined || changesPhone;
    if (changesProfile && holdings.user.length === 0) return false;
    if (newsletter === 'off') {
      await tx.newsletterSubscription.deleteMany({ where: { id: { in: holdings.subscription } } });
    }
    if (changesProfile) {
      await tx.user.updateMany({
        where: { id: { in: holdings.user } },
        data: { ...(fullName && { fullName }), ...(changesPhone && { phone: phone ?? null }) },
      });
      const ahead = await tx.booking.updateManyAndReturn({
        where: { orderId: { in: holdings.order }, status: 'confirmed', startsAt: { gt: now } },
        data: { ...(fullName && { customerName: fullName }), ...(changesPhone && { customerPhone: phone ?? null }) },
        select: { id: true, bookingType: true },
      });
      const online = ahead.filter(({ bookingType }) => bookingType === 'online');
      if (online.length > 0)
        await enqueueJobs(
          tx,
          online.map(({ id }) => meetingChange('describe-meeting', id)),
        );
    }
    await recordSpaceEvent(tx, { spaceId, kind: 'data-corrected', device }, now);
    return true;
  });
}
