import 'server-only';
import { subDays, subMinutes, subMonths } from 'date-fns';
import { SESSION_IDLE_MINUTES } from '@/lib/private/session-rules';
import { type Db, db, sqlQuery } from '@/lib/server/db';
import {
  FORMER_STAFF_RETENTION_MONTHS,
  REPLACED_DESK_KEY_RETENTION_DAYS,
  STAFF_INVITATION_RETENTION_DAYS,
} from '@/lib/shared/retention';

/** Challenges and sessions that are over, old invitations, and what was replaced of the desk's key. */
export async function purgeDesk(now: Date): Promise<void> {
  await db().ceremony.deleteMany({ where: { expiresAt: { lte: now } } });
  const idle = { lastSeenAt: { lte: subMinutes(now, SESSION_IDLE_MINUTES) } };
  await db().deskSession.deleteMany({ where: { OR: [{ expiresAt: { lte: now } }, idle] } });
  const old = { lt: subDays(now, STAFF_INVITATION_RETENTION_DAYS) };
  await db().staffInvitation.deleteMany({ where: { expiresAt: old } });
  await purgeReplaced(now);
}

/** Wraps and papers that were replaced long ago. Those of an epoch that no passkey is known to open stay until one does. */
async function purgeReplaced(now: Date): Promise<void> {
  const before = subDays(now, REPLACED_DESK_KEY_RETENTION_DAYS);
  await sqlQuery({
    text: `DELETE FROM desk_wraps AS kept WHERE kept.replaced_at < $1 AND EXISTS (
        SELECT FROM desk_wraps AS live
        WHERE live.epoch = kept.epoch AND live.proved_at IS NOT NULL AND live.replaced_at IS NULL)`,
    values: [before],
  });
  await sqlQuery({
    text: `DELETE FROM desk_printed_keys WHERE replaced_at < $1
      AND NOT EXISTS (SELECT FROM desk_wraps WHERE printed_key_id = desk_printed_keys.id)`,
    values: [before],
  });
}

/** Removed people, with their address and wherever their name stands, once no line of the log is theirs. */
export async function purgeFormerPeople(now: Date): Promise<void> {
  const removed = await db().staff.findMany({
    where: { removedAt: { lt: subMonths(now, FORMER_STAFF_RETENTION_MONTHS) } },
    select: { id: true, name: true },
  });
  for (const { id, name } of removed) {
    await db().$transaction(async (tx) => {
      // The daily purge of the log comes at another hour.
      if ((await tx.deskEvent.count({ where: { staffId: id } })) > 0) return;
      await forgetName(tx, id, name);
      await tx.staff.delete({ where: { id } });
    });
  }
}

async function forgetName(tx: Db, byId: string, name: string): Promise<void> {
  const byName = FORMER_PERSON;
  await tx.setting.updateMany({ where: { byId }, data: { byName } });
  await tx.answer.updateMany({ where: { byId }, data: { byName } });
  await tx.letter.updateMany({ where: { byId }, data: { byName } });
  // Letters from before their author had an id, unless another person has the name.
  const others = await tx.staff.count({ where: { name, id: { not: byId } } });
  if (others === 0) await tx.letter.updateMany({ where: { byId: null, byName: name }, data: { byName } });
}

/** Stands where the name of a person stood who has left so long ago that the log no longer names them. */
export const FORMER_PERSON = 'Una persona que ya no está';
