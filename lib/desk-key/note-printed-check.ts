import 'server-only';
import { db } from '@/lib/db';
import { recordDeskEvent } from '@/lib/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/desk-log/staff-member';
import type { Result } from '@/lib/result';

/** A person has typed the key on paper with this recipient, and it was the right one: their browser has compared. */
export async function notePrintedCheck(
  recipient: string,
  staff: StaffMember,
  now: Date,
): Promise<Result<object, 'desk-key-changed'>> {
  return db().$transaction(async (tx) => {
    const { count } = await tx.deskPrintedKey.updateMany({ where: { recipient }, data: { checkedAt: now } });
    if (count === 0) return { ok: false, reason: 'desk-key-changed' };
    await recordDeskEvent(tx, { staff, kind: 'desk-key.printed-checked', now });
    return { ok: true };
  });
}
