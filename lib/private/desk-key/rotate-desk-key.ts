import 'server-only';
import type { z } from 'zod';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';
import { hasProvenOpener } from './has-opener';
import { lockDeskKey } from './lock-desk-key';
import { takeProof } from './proof';
import type { rotateDeskKeySchema } from './schema';
import { storeEpoch } from './store-wraps';

type Rotation = z.output<typeof rotateDeskKeySchema>;

/**
 * A new epoch for what comes from now on, once a person has left or a device is lost. Older ones still open what is older. Its author
 * proves that they open the last one, which vouches for it.
 */
export async function rotateDeskKey(
  { epoch, recipient, mac, printed, wraps, proof }: Rotation,
  staff: StaffMember,
  now: Date,
): Promise<Result<object, 'desk-key-changed' | 'desk-key-unproved' | 'key-unknown'>> {
  return db().$transaction(async (tx) => {
    const last = await lockDeskKey(tx, staff);
    const paper = await tx.deskPrintedKey.findFirst({ where: { recipient: printed.recipient, replacedAt: null } });
    if (!paper || epoch !== last + 1) return { ok: false, reason: 'desk-key-changed' };
    if (!(await takeProof(tx, 'key', proof, staff, now))) return { ok: false, reason: 'desk-key-unproved' };
    if (!(await hasProvenOpener(tx, wraps, staff))) return { ok: false, reason: 'key-unknown' };
    const onPaper = { keyId: paper.id, recipient: paper.recipient, wrapped: printed.wrapped, mac: null };
    await storeEpoch(tx, { epoch, recipient, mac, printed: onPaper, wraps }, staff, now);
    await tx.deskPrintedKey.update({ where: { id: paper.id }, data: { mac: printed.mac } });
    await recordDeskEvent(tx, { staff, kind: 'desk-key.rotated', subject: String(epoch), now });
    return { ok: true };
  });
}
