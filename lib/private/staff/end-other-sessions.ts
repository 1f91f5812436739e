import 'server-only';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { endSessions } from '@/lib/private/end-sessions';
import { db } from '@/lib/server/db';
import { lockPeople } from './lock-people';

/** Every session of one's own but this one; each leaves its line. */
export async function endOtherSessions(staff: StaffMember, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockPeople(tx, staff);
    const devices = await endSessions(tx, { realm: 'desk', ownerId: staff.id }, staff.sessionId, now);
    for (const subject of devices) await recordDeskEvent(tx, { staff, kind: 'desk.session-ended', subject, now });
  });
}
