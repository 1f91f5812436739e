import 'server-only';
import type { z } from 'zod';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';
import { lockDeskKey } from './lock-desk-key';
import { takeProof } from './proof';
import type { vouchedWrapsSchema } from './schema';
import { putBack } from './store-wraps';

type Vouched = z.output<typeof vouchedWrapsSchema>;

/**
 * A passkey of this person has opened these wraps and vouches for their epochs: from now on they count as ways to open them. One that was
 * replaced takes its place again.
 */
export async function vouchForWraps(
  { credentialId, wraps, proof }: Vouched,
  staff: StaffMember,
  now: Date,
): Promise<Result<object, 'desk-key-unproved' | 'key-unknown'>> {
  return db().$transaction(async (tx) => {
    await lockDeskKey(tx, staff);
    if (!(await takeProof(tx, 'key', proof, staff, now))) return { ok: false, reason: 'desk-key-unproved' };
    const key = await tx.staffKey.findFirst({ where: { credentialId, staffId: staff.id } });
    if (!key) return { ok: false, reason: 'key-unknown' };
    let isBack = false;
    for (const { id, mac, halfMac } of wraps) {
      const own = await tx.deskWrap.findFirst({ where: { id, staffKeyId: key.id } });
      if (!own) continue;
      await tx.deskWrap.update({ where: { id }, data: { mac, provedAt: now, ...(halfMac && { halfMac }) } });
      if (own.replacedAt === null) continue;
      await putBack(tx, own, now);
      isBack = true;
    }
    if (isBack) await recordDeskEvent(tx, { staff, kind: 'desk-key.access-regained', subject: key.label, now });
    return { ok: true };
  });
}
