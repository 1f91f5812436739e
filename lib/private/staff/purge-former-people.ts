import 'server-only';
import { subMonths } from 'date-fns';
import { type Db, db } from '@/lib/server/db';
import { FORMER_STAFF_RETENTION_MONTHS } from '@/lib/shared/retention';
import { FORMER_PERSON } from './former-person';

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
