import 'server-only';
import { renewAppointmentLinks } from '@/lib/agenda/appointments/link';
import { lockOrders } from '@/lib/orders/lock-order';
import { renewLinks } from '@/lib/orders/order-page/renew-link';
import { endSessions } from '@/lib/private/end-sessions';
import { SessionEnded } from '@/lib/private/lock-session';
import { type Db, db, transaction } from '@/lib/server/db';
import { enqueue, enqueueJobs } from '@/lib/server/jobs/enqueue';
import type { Result } from '@/lib/shared/result';
import { mailboxOfTicket, spendTicket } from '@/lib/space/codes/tickets';
import { dataOpensAt } from '@/lib/space/data-opens-at';
import { lockSpace } from '@/lib/space/keys/lock-space';
import { isOwnMailbox, mailboxHash } from '@/lib/space/mailbox-hash';
import { tellOwner } from '@/lib/space/notices/tell-owner';
import { recordSpaceEvent, type SpaceOwner } from '@/lib/space/record-space-event';
import { type Holdings, holdingsOf } from '../holdings';
import { meetingsToDescribe } from '../meetings-to-describe';

type MailboxRefusal = 'ticket-over' | 'mailbox-taken' | 'mailbox-changed' | 'data-waits' | 'space-gone';

/**
 * To the mailbox that a ticket for this space proves: the space, and everything else that stands under the earlier one. Statements stay as
 * they were declared. What was mailed to the earlier one opens nothing any more, and other sessions end: new links go to the new one. Both
 * mailboxes are told. `mailbox-taken`: it has a space of its own. `mailbox-changed`: the earlier one
 * was put there by who can write to the database, and may be another person's.
 */
export async function changeMailbox(
  owner: SpaceOwner,
  ticket: string,
  now: Date,
): Promise<Result<object, MailboxRefusal>> {
  const { spaceId } = owner;
  const to = await mailboxOfTicket(ticket, now, spaceId);
  if (!to) return { ok: false, reason: 'ticket-over' };
  try {
    return await change(owner, { ticket, to }, now);
  } catch (error) {
    // A space of that mailbox may have been made at the same moment: the database refuses a second one.
    if (!(error instanceof SessionEnded) && (await hasAnotherSpace(db(), to, spaceId)))
      return { ok: false, reason: 'mailbox-taken' };
    throw error;
  }
}

async function change(
  owner: SpaceOwner,
  { ticket, to }: { ticket: string; to: string },
  now: Date,
): Promise<Result<object, MailboxRefusal>> {
  return transaction(async (tx) => {
    const { spaceId, sessionId, device } = owner;
    const space = await lockSpace(tx, owner);
    if (!space) return { ok: false, reason: 'space-gone' };
    if (!isOwnMailbox(space)) return { ok: false, reason: 'mailbox-changed' };
    const from = space.email;
    if (to !== from && (await dataOpensAt(tx, spaceId, now))) return { ok: false, reason: 'data-waits' };
    if (await hasAnotherSpace(tx, to, spaceId)) return { ok: false, reason: 'mailbox-taken' };
    if (!(await spendTicket(tx, ticket, now))) return { ok: false, reason: 'ticket-over' };
    if (to === from) return { ok: true };
    const held = await holdingsOf(tx, from);
    await move(tx, held, await holdingsOf(tx, to), to);
    await renewLinks(tx, { id: { in: held.order } }, now);
    await renewAppointmentLinks(tx, held.freeAppointment);
    await endSessions(tx, { realm: 'space', ownerId: spaceId }, sessionId, now);
    // Not those of another space that wants this mailbox: it learns that it is taken.
    const ours = [{ forSpaceId: null }, { forSpaceId: spaceId }];
    await tx.mailCode.deleteMany({ where: { email: { in: [from, to] }, OR: ours } });
    await tx.mailboxVisit.deleteMany({ where: { email: { in: [from, to] } } });
    await tx.space.update({
      where: { id: spaceId },
      data: { email: to, emailHash: mailboxHash({ id: spaceId, email: to }) },
    });
    const eventId = await recordSpaceEvent(tx, { spaceId, sessionId, kind: 'mailbox-changed', device }, now);
    await tellOwner(tx, eventId);
    await enqueue(tx, 'send-own-data-email', { deletionId: eventId, email: from, to: 'former' });
    return { ok: true };
  });
}

async function hasAnotherSpace(tx: Db, email: string, spaceId: string): Promise<boolean> {
  return (await tx.space.count({ where: { email, id: { not: spaceId } } })) > 0;
}

async function move(tx: Db, held: Holdings, there: Holdings, to: string): Promise<void> {
  await lockOrders(tx, held.order, held.freeAppointment);
  await tx.consultation.updateMany({ where: { id: { in: held.consultation } }, data: { email: to } });
  await tx.contactMessage.updateMany({ where: { id: { in: held.message } }, data: { email: to } });
  await tx.order.updateMany({ where: { id: { in: held.order } }, data: { customerEmail: to } });
  const bookings = await tx.booking.updateManyAndReturn({
    where: { OR: [{ orderId: { in: held.order } }, { id: { in: held.freeAppointment } }] },
    data: { customerEmail: to },
    select: { id: true, bookingType: true, status: true },
  });
  await enqueueJobs(tx, meetingsToDescribe(bookings));
  // One mailbox has one subscription and one customer: those that it has already stay.
  if (there.subscription.length > 0) {
    await tx.newsletterSubscription.deleteMany({ where: { id: { in: held.subscription } } });
  } else {
    await tx.newsletterSubscription.updateMany({ where: { id: { in: held.subscription } }, data: { email: to } });
  }
  const [customer] = there.user;
  if (!customer) {
    await tx.user.updateMany({ where: { id: { in: held.user } }, data: { email: to } });
    return;
  }
  await tx.order.updateMany({ where: { userId: { in: held.user } }, data: { userId: customer } });
  await tx.user.deleteMany({ where: { id: { in: held.user } } });
}
