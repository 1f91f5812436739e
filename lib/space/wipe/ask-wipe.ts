import 'server-only';
import { subDays } from 'date-fns';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import type { Device } from '@/lib/server/security/device';
import type { Result } from '@/lib/shared/result';
import { mailboxOfTicket, spendTicket } from '../codes/tickets';
import { lockSpace } from '../keys/lock-space';
import { isOwnMailbox } from '../mailbox-hash';
import { tellOwner } from '../notices/tell-owner';
import { recordSpaceEvent } from '../record-space-event';
import { wipeDay } from './rules';

/**
 * For an owner who has lost every key: the space is deleted after a week unless it is kept, by the link of the e-mails or from inside.
 * Asked again it stays with the first date.
 */
export async function askWipe(
  ticket: string,
  device: Device,
  now: Date,
): Promise<Result<{ wipeAt: Date }, 'ticket-over' | 'space-unknown'>> {
  const email = await mailboxOfTicket(ticket, now);
  if (!email) return { ok: false, reason: 'ticket-over' };
  return db().$transaction(async (tx) => {
    const found = await tx.space.findUnique({ where: { email }, select: { id: true } });
    const space = found && (await lockSpace(tx, { spaceId: found.id, sessionId: null }));
    if (!space || !isOwnMailbox(space)) return { ok: false, reason: 'space-unknown' };
    if (!(await spendTicket(tx, ticket, now))) return { ok: false, reason: 'ticket-over' };
    const spaceId = space.id;
    const known = await tx.space.findUniqueOrThrow({ where: { id: spaceId }, select: { wipeAt: true } });
    if (known.wipeAt) return { ok: true, wipeAt: known.wipeAt };
    const wipeAt = wipeDay(now);
    await tx.space.update({ where: { id: spaceId }, data: { wipeAt, wipeRequest: { increment: 1 } } });
    const eventId = await recordSpaceEvent(tx, { spaceId, sessionId: null, kind: 'wipe-asked', device }, now);
    await tellOwner(tx, eventId);
    await enqueue(tx, 'send-space-notice', { eventId, reminder: true }, { runAt: subDays(wipeAt, 1) });
    return { ok: true, wipeAt };
  });
}
