import 'server-only';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember, StaffPerson } from '@/lib/private/desk-log/staff-member';
import type { NewRow, OpenRow, RowChange, Session } from '@/lib/private/sessions';
import { type Db, db } from '@/lib/server/db';
import type { Device } from '@/lib/server/security/device';
import { lockPeople } from './lock-people';

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
