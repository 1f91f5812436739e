import 'server-only';
import { meetingChange } from '@/lib/agenda/meetings/meeting-change';
import { lockOrders } from '@/lib/orders/lock-order';
import { type Db, transaction } from '@/lib/server/db';
import { enqueue, enqueueJobs } from '@/lib/server/jobs/enqueue';
import type { Result } from '@/lib/shared/result';
import { dataOpensAt } from '@/lib/space/data-opens-at';
import { lockSpace } from '@/lib/space/keys/lock-space';
import { isOwnMailbox } from '@/lib/space/mailbox-hash';
import { fateOf, mailedInClear } from '@/lib/space/own-data/find-kept';
import type { SpaceOwner } from '@/lib/space/record-space-event';
import { holdingsOf } from '../holdings';
import { meetingsToDescribe } from '../meetings-to-describe';

/** The space and everything else of its mailbox that no law has kept, in one transaction. */
export async function deleteOwnData(
  { spaceId, sessionId }: Pick<SpaceOwner, 'spaceId' | 'sessionId'>,
  now: Date,
): Promise<Result<object, 'payment-open' | 'mailbox-changed' | 'data-waits' | 'space-gone'>> {
  return transaction(async (tx) => {
    const space = await lockSpace(tx, { spaceId, sessionId });
    if (!space) return { ok: false, reason: 'space-gone' };
    if (!isOwnMailbox(space)) return { ok: false, reason: 'mailbox-changed' };
    if (await dataOpensAt(tx, spaceId, now)) return { ok: false, reason: 'data-waits' };
    const deleted = await deleteHeld(tx, { email: space.email, deletionId: spaceId, hadSpace: true }, now);
    if (deleted.ok) await tx.space.delete({ where: { id: spaceId } });
    return deleted;
  });
}

type Deletion = {
  /** Lower case. */
  email: string;
  /** Names the deletion: of the space, if there was one. */
  deletionId: string;
  hadSpace: boolean;
};

/**
 * What stands under a mailbox and no law has kept, in the transaction of the caller, who has made sure that it may go. Of what is kept the
 * telephone and the notes go too. Afterwards the mailbox is told what stays, and the team what it has to delete from its own mailbox, which
 * a person confirms at the desk.
 */
export async function deleteHeld(tx: Db, deletion: Deletion, now: Date): Promise<Result<object, 'payment-open'>> {
  const { email } = deletion;
  const holdings = await holdingsOf(tx, email);
  // Locked: a payment that comes at this moment finds its order, or does not, but never half of it.
  await lockOrders(tx, holdings.order, holdings.freeAppointment);
  const orders = await tx.order.findMany({ where: { id: { in: holdings.order } } });
  const withFate = (fate: ReturnType<typeof fateOf>) =>
    orders.filter((order) => fateOf(order) === fate).map(({ id }) => id);
  if (withFate('open').length > 0) return { ok: false, reason: 'payment-open' };
  const mailed = await mailedInClear(tx, holdings);
  const freed = await deleteFreeAppointments(tx, holdings.freeAppointment, now);
  await deleteUnpaid(tx, withFate('goes'));
  await tidyKept(tx, withFate('stays'));
  await tx.consultation.deleteMany({ where: { id: { in: holdings.consultation } } });
  await tx.contactMessage.deleteMany({ where: { id: { in: holdings.message } } });
  await tx.newsletterSubscription.deleteMany({ where: { id: { in: holdings.subscription } } });
  await tx.user.deleteMany({ where: { id: { in: holdings.user }, orders: { none: {} } } });
  await tx.user.updateMany({ where: { id: { in: holdings.user } }, data: { phone: null } });
  // With the tickets that its codes were changed for.
  await tx.mailCode.deleteMany({ where: { email } });
  await tx.mailboxVisit.deleteMany({ where: { email } });
  await tellOf(tx, deletion, { mailed, freed }, now);
  return { ok: true };
}

type Elsewhere = {
  /** When e-mails came into the team's own mailbox. */
  mailed: Date[];
  /** Free hours that were still to come. */
  freed: Date[];
};

async function tellOf(
  tx: Db,
  { deletionId: id, email, hadSpace }: Deletion,
  { mailed, freed }: Elsewhere,
  now: Date,
): Promise<void> {
  const appointments = freed.map((startsAt) => startsAt.toISOString());
  const told = { deletionId: id, email, to: 'owner' as const, mailed: mailed.length, hadSpace, appointments };
  await enqueue(tx, 'send-own-data-email', told);
  if (mailed.length > 0) await tx.mailboxErasure.create({ data: { id, email, receivedAt: mailed, askedAt: now } });
  if (mailed.length + freed.length === 0) return;
  const received = mailed.map((moment) => moment.toISOString());
  await enqueue(tx, 'send-own-data-email', { deletionId: id, email, to: 'staff', received, appointments });
}

/** With their events. Returns the hours that were still to come. */
async function deleteFreeAppointments(tx: Db, ids: string[], now: Date): Promise<Date[]> {
  const bookings = await tx.booking.findMany({ where: { id: { in: ids } } });
  await tx.booking.deleteMany({ where: { id: { in: ids } } });
  const confirmed = bookings.filter(({ status }) => status === 'confirmed');
  const online = confirmed.filter(({ bookingType }) => bookingType === 'online');
  if (online.length > 0)
    await enqueueJobs(
      tx,
      online.map(({ id }) => meetingChange('delete-meeting', id)),
    );
  return confirmed.map(({ startsAt }) => startsAt).filter((startsAt) => startsAt > now);
}

async function deleteUnpaid(tx: Db, orderIds: string[]): Promise<void> {
  await tx.booking.deleteMany({ where: { orderId: { in: orderIds } } });
  await tx.order.deleteMany({ where: { id: { in: orderIds } } });
}

async function tidyKept(tx: Db, orderIds: string[]): Promise<void> {
  await tx.order.updateMany({ where: { id: { in: orderIds } }, data: { customerPhone: null } });
  const bookings = await tx.booking.updateManyAndReturn({
    where: { orderId: { in: orderIds } },
    data: { customerPhone: null, notes: null },
    select: { id: true, bookingType: true, status: true },
  });
  await enqueueJobs(tx, meetingsToDescribe(bookings));
}
