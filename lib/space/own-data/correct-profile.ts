import 'server-only';
import { lockOrders } from '@/lib/orders/lock-order';
import { lockSession } from '@/lib/private/lock-session';
import { type Db, transaction } from '@/lib/server/db';
import { enqueueJobs } from '@/lib/server/jobs/enqueue';
import { recordSpaceEvent, type SpaceOwner } from '@/lib/space/record-space-event';
import { type Holdings, holdingsOf } from './holdings';
import { meetingsToDescribe } from './meetings-to-describe';
import type { Profile } from './schema';

type Owner = SpaceOwner & { email: string };

/**
 * On everything that stands under the mailbox: its customer, its orders with their receipts, its appointments with their events. What was
 * declared or asked for in writing stays as it was written: statements of withdrawal, invoices. False where there is nothing to correct.
 * An empty telephone deletes it.
 */
export async function correctProfile(owner: Owner, wanted: Profile, now: Date): Promise<boolean> {
  const { spaceId, sessionId, email, device } = owner;
  const { newsletter, fullName } = wanted;
  const phone = 'phone' in wanted ? (wanted.phone ?? null) : undefined;
  return transaction(async (tx) => {
    // The order in which a deletion of everything takes its locks.
    await lockSession(tx, 'space', sessionId);
    const holdings = await holdingsOf(tx, email);
    if (fullName !== undefined || phone !== undefined) {
      if (holdings.user.length + holdings.order.length === 0) return false;
      await correct(tx, holdings, { fullName, phone });
    }
    if (newsletter === 'off') {
      await tx.newsletterSubscription.deleteMany({ where: { id: { in: holdings.subscription } } });
    }
    await recordSpaceEvent(tx, { spaceId, sessionId, kind: 'data-corrected', device }, now);
    return true;
  });
}

type Correction = { fullName: string | undefined; phone: string | null | undefined };

async function correct(tx: Db, { user, order, freeAppointment }: Holdings, { fullName, phone }: Correction) {
  const ofCustomer = { ...(fullName && { fullName }), ...(phone !== undefined && { phone }) };
  const ofOrder = { ...(fullName && { customerName: fullName }), ...(phone !== undefined && { customerPhone: phone }) };
  await lockOrders(tx, order, freeAppointment);
  await tx.user.updateMany({ where: { id: { in: user } }, data: ofCustomer });
  await tx.order.updateMany({ where: { id: { in: order } }, data: ofOrder });
  const bookings = await tx.booking.updateManyAndReturn({
    where: { OR: [{ orderId: { in: order } }, { id: { in: freeAppointment } }] },
    data: ofOrder,
    select: { id: true, bookingType: true, status: true },
  });
  await enqueueJobs(tx, meetingsToDescribe(bookings));
}
