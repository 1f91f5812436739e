import 'server-only';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';
import { lockDeskKey } from './lock-desk-key';
import { type Proof, takeProof } from './proof';

type Check = {
  /** What the last epoch, opened with this paper, says of it. */
  mac: string;
  proof: Proof;
};

/** A person has typed the key on paper: their browser has opened with it what was sealed for it. */
export async function notePrintedCheck(
  { mac, proof }: Check,
  staff: StaffMember,
  now: Date,
): Promise<Result<object, 'desk-key-unproved'>> {
  return db().$transaction(async (tx) => {
    await lockDeskKey(tx, staff);
    if (!(await takeProof(tx, 'paper', proof, staff, now))) return { ok: false, reason: 'desk-key-unproved' };
    await tx.deskPrintedKey.updateMany({ where: { replacedAt: null }, data: { checkedAt: now, mac } });
    await recordDeskEvent(tx, { staff, kind: 'desk-key.printed-checked', now });
    return { ok: true };
  });
}
