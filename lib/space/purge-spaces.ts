import 'server-only';
import { addDays, subDays, subMinutes, subMonths } from 'date-fns';
import type { Prisma } from '@/lib/generated/prisma/client';
import { SESSION_IDLE_MINUTES } from '@/lib/private/session-rules';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { SPACE_EVENT_RETENTION_MONTHS, UNUSED_SPACE_RETENTION_MONTHS } from '@/lib/shared/retention';
import { isOwnMailbox } from './mailbox-hash';
import { tellOwner } from './notices/tell-owner';
import { recordSpaceEvent } from './record-space-event';
import { UNUSED_NOTICE_DAYS, UNUSED_REMINDER_DAYS, VISIT_DAYS } from './wipe/rules';

/** Sessions, codes and lines of the log that are over, and the spaces whose time has come. Everything of a space goes with its row. */
export async function purgeSpaces(now: Date): Promise<void> {
  const idle = { lastSeenAt: { lte: subMinutes(now, SESSION_IDLE_MINUTES) } };
  await db().spaceSession.deleteMany({ where: { OR: [{ expiresAt: { lte: now } }, idle] } });
  const noTicket = [{ ticketExpiresAt: null }, { ticketExpiresAt: { lte: now } }];
  await db().mailCode.deleteMany({ where: { expiresAt: { lte: now }, OR: noTicket } });
  await db().mailboxVisit.deleteMany({ where: { askedAt: { lte: subDays(now, VISIT_DAYS) } } });
  await db().spaceEvent.deleteMany({ where: { at: { lt: subMonths(now, SPACE_EVENT_RETENTION_MONTHS) } } });
  const unused = subMonths(now, UNUSED_SPACE_RETENTION_MONTHS);
  await deleteSpaces({ wipeAt: { lte: now } });
  await deleteSpaces({ lastOpenedAt: { lte: unused }, warnedAt: { lte: subDays(now, UNUSED_NOTICE_DAYS) } });
  await tellOwnersOfUnused(addDays(unused, UNUSED_NOTICE_DAYS), now);
}

/** Keeps those whose owner was not told, because their mailbox was changed past this program. */
async function deleteSpaces(due: Prisma.SpaceWhereInput): Promise<void> {
  const spaces = await db().space.findMany({ where: due, select: { id: true, email: true, emailHash: true } });
  const ids = spaces.filter(isOwnMailbox).map(({ id }) => id);
  await db().space.deleteMany({ where: { ...due, id: { in: ids } } });
}

/** Once: a space that is opened is not unused any more, and may be told of again years later. */
async function tellOwnersOfUnused(openedBefore: Date, now: Date): Promise<void> {
  const untold = { lastOpenedAt: { lte: openedBefore }, warnedAt: null };
  const spaces = await db().space.findMany({ where: untold, select: { id: true } });
  for (const { id: spaceId } of spaces) {
    await db().$transaction(async (tx) => {
      const { count } = await tx.space.updateMany({ where: { id: spaceId, ...untold }, data: { warnedAt: now } });
      if (count === 0) return;
      const eventId = await recordSpaceEvent(tx, { spaceId, sessionId: null, kind: 'unused-told', device: null }, now);
      await tellOwner(tx, eventId);
      const runAt = addDays(now, UNUSED_NOTICE_DAYS - UNUSED_REMINDER_DAYS);
      await enqueue(tx, 'send-space-notice', { eventId, reminder: true }, { runAt });
    });
  }
}
