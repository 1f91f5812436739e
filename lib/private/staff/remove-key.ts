import 'server-only';
import { isLastOpener } from '@/lib/private/desk-key/is-last-opener';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { endSessions } from '@/lib/private/end-sessions';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';
import { lockPeople } from './lock-people';

type Removal = { keyId: string; staff: StaffMember };

/** One of one's own, and never the last. Every other session of this person ends: the key may be in other hands. */
export async function removeKey(
  { keyId, staff }: Removal,
  now: Date,
): Promise<Result<object, 'key-unknown' | 'last-key' | 'last-opener'>> {
  return db().$transaction(async (tx) => {
    await lockPeople(tx, staff);
    const keys = await tx.staffKey.findMany({ where: { staffId: staff.id } });
    const key = keys.find(({ id }) => id === keyId);
    if (!key) return { ok: false, reason: 'key-unknown' };
    if (keys.length === 1) return { ok: false, reason: 'last-key' };
    if (await isLastOpener(tx, [keyId])) return { ok: false, reason: 'last-opener' };
    await tx.staffKey.delete({ where: { id: keyId } });
    await endSessions(tx, { realm: 'desk', ownerId: staff.id }, staff.sessionId, now);
    await recordDeskEvent(tx, { staff, kind: 'people.key-removed', subject: key.label, now });
    return { ok: true };
  });
}
