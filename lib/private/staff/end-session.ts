import 'server-only';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { endOneSession } from '@/lib/private/end-sessions';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';
import { lockPeople } from './lock-people';

/** Another session of one's own. This one ends by leaving. */
export async function endSession(
  { sessionId, staff }: { sessionId: string; staff: StaffMember },
  now: Date,
): Promise<Result<object, 'session-unknown'>> {
  if (sessionId === staff.sessionId) return { ok: false, reason: 'session-unknown' };
  return db().$transaction(async (tx) => {
    await lockPeople(tx, staff);
    const device = await endOneSession(tx, { realm: 'desk', ownerId: staff.id }, sessionId, now);
    if (device === null) return { ok: false, reason: 'session-unknown' };
    await recordDeskEvent(tx, { staff, kind: 'desk.session-ended', subject: device, now });
    return { ok: true };
  });
}
