import 'server-only';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember, StaffPerson } from '@/lib/private/desk-log/staff-member';
import { endSessions } from '@/lib/private/end-sessions';
import { lockSession } from '@/lib/private/lock-session';
import type { NewRow, OpenRow, RowChange, Session } from '@/lib/private/sessions';
import { type Db, db } from '@/lib/server/db';
import type { Device } from '@/lib/server/security/device';
import type { Result } from '@/lib/shared/result';

export type OpenSession = Session & { staff: StaffMember };

type Opening = {
  person: StaffPerson;
  /** The passkey that was touched; null in a demonstration. */
  keyId: string | null;
  device: Device;
};

/** The sessions of the desk, for lib/private/sessions.ts and lib/private/end-sessions.ts. */
export const deskSessions = {
  realm: 'desk' as const,
  find: async (open: OpenRow) => {
    const session = await db().deskSession.findFirst({
      where: { ...open, staff: { removedAt: null } },
      include: { staff: { select: { id: true, name: true } } },
    });
    // The person is read by a statement of its own.
    if (!session?.staff) return null;
    return { whose: { staff: { ...session.staff, sessionId: session.id } }, confirmedAt: session.confirmedAt };
  },
  change: (tx: Db, change: RowChange) => tx.deskSession.updateMany(change),
  begin: async (tx: Db, { person: { id, name }, keyId }: Opening, row: NewRow) => {
    const session = await tx.deskSession.create({ data: { ...row, staffId: id, keyId }, select: { id: true } });
    return { staff: { id, name, sessionId: session.id } };
  },
  ownerId: ({ id }: StaffMember) => id,
  lock: lockPeople,
  note: (tx: Db, staff: StaffMember, device: string, now: Date) =>
    recordDeskEvent(tx, { staff, kind: 'desk.session-ended', subject: device, now }),
};

type Person = { id: string; name: string; keys: number };

/**
 * Everyone who may come in, with how many keys they have. What adds or takes away a key or a person runs one after the other, and
 * only while the person who does it is still at the desk. `by` is null for a command on the server.
 */
export async function lockPeople(tx: Db, by: StaffMember | null): Promise<Person[]> {
  await tx.$queryRaw`SELECT FROM staff WHERE removed_at IS NULL ORDER BY id FOR UPDATE`;
  if (by) await lockSession(tx, 'desk', by.sessionId);
  return tx.$queryRaw<Person[]>`
    SELECT staff.id, staff.name, count(staff_keys.id)::int AS keys FROM staff
    LEFT JOIN staff_keys ON staff_keys.staff_id = staff.id
    WHERE removed_at IS NULL GROUP BY staff.id`;
}

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
