import 'server-only';
import { isLastOpener } from '@/lib/private/desk-key/has-opener';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { endSessions } from '@/lib/private/end-sessions';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';
import { lockPeople } from './desk-sessions';

type Removal = { personId: string; by: StaffMember };

/**
 * Ends their keys, sessions and open links at once. The last person with a key stays: without one there is no way in. So does the
 * last one whose key opens what is sealed for the desk.
 */
export async function removePerson(
  { personId, by }: Removal,
  now: Date,
): Promise<Result<object, 'person-unknown' | 'last-person' | 'last-opener'>> {
  return db().$transaction(async (tx) => {
    const people = await lockPeople(tx, by);
    const person = people.find(({ id }) => id === personId);
    if (!person) return { ok: false, reason: 'person-unknown' };
    if (!people.some(({ id, keys }) => id !== personId && keys > 0)) return { ok: false, reason: 'last-person' };
    const keys = await tx.staffKey.findMany({ where: { staffId: personId }, select: { id: true } });
    if (
      await isLastOpener(
        tx,
        keys.map(({ id }) => id),
      )
    )
      return { ok: false, reason: 'last-opener' };
    // Before the sessions go: people may remove themselves.
    await recordDeskEvent(tx, { staff: by, kind: 'people.removed', subject: person.name, now });
    await tx.staff.update({ where: { id: personId }, data: { removedAt: now } });
    await endSessions(tx, { realm: 'desk', ownerId: personId }, null, now);
    await tx.staffKey.deleteMany({ where: { staffId: personId } });
    await tx.staffInvitation.deleteMany({
      where: { usedAt: null, OR: [{ staffId: personId }, { invitedBy: personId }] },
    });
    return { ok: true };
  });
}
