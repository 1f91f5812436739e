import 'server-only';
import { db } from '@/lib/db';
import { recordDeskEvent } from '@/lib/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/desk-log/staff-member';
import type { Result } from '@/lib/result';
import { lockSession } from '@/lib/security/lock-session';
import { tellOfWaiting } from './tell-of-waiting';

type Derived = { credentialId: string; recipient: string };

/**
 * What a passkey of this person derives now. With another value than before, which some devices have after an update, what was wrapped
 * for it opens nothing any more and is removed: a colleague gives access again, and is told that it is waited for.
 */
export async function noteRecipient(
  { credentialId, recipient }: Derived,
  staff: StaffMember,
  now: Date,
): Promise<Result<object, 'key-unknown'>> {
  return db().$transaction(async (tx) => {
    await lockSession(tx, 'desk', staff.sessionId);
    const key = await tx.staffKey.findFirst({ where: { credentialId, staffId: staff.id, prf: true } });
    if (!key) return { ok: false, reason: 'key-unknown' };
    if (key.sealRecipient !== recipient) {
      await tx.staffKey.update({ where: { id: key.id }, data: { sealRecipient: recipient } });
      const { count } = await tx.deskWrap.deleteMany({ where: { staffKeyId: key.id } });
      if (count > 0) await recordDeskEvent(tx, { staff, kind: 'desk-key.access-lost', subject: key.label, now });
    }
    // At every touch: the desk's key may be younger than the passkey.
    await tellOfWaiting(tx, staff.id, now);
    return { ok: true };
  });
}
