import 'server-only';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { endSessions } from '@/lib/private/end-sessions';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';
import { lockPeople } from './lock-people';

type Ending = { personId: string; by: StaffMember };

/** All sessions of a colleague, whose keys go on opening the desk. One's own are ended by `endOtherSessions`. */
export async function endSessionsOfPerson(
  { personId, by }: Ending,
  now: Date,
): Promise<Result<object, 'person-unknown'>> {
  return db().$transaction(async (tx) => {
    const people = await lockPeople(tx, by);
    const person = people.find(({ id }) => id === personId && id !== by.id);
    if (!person) return { ok: false, reason: 'person-unknown' };
    const devices = await endSessions(tx, { realm: 'desk', ownerId: personId }, null, now);
    if (devices.length > 0) {
      await recordDeskEvent(tx, { staff: by, kind: 'people.sessions-ended', subject: person.name, now });
    }
    return { ok: true };
  });
}
