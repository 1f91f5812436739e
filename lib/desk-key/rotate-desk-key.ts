import 'server-only';
import type { z } from 'zod';
import { db } from '@/lib/db';
import { recordDeskEvent } from '@/lib/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/desk-log/staff-member';
import type { Result } from '@/lib/result';
import { hasOpener } from './has-opener';
import { lockDeskKey } from './lock-desk-key';
import type { rotateDeskKeySchema } from './schema';
import { storeEpoch } from './store-epoch';

type Rotation = z.output<typeof rotateDeskKeySchema>;

/** A new epoch for what comes from now on, once a person has left or a device is lost. Older ones still open what is older. */
export async function rotateDeskKey(
  { epoch, recipient, printedWrap, wraps }: Rotation,
  staff: StaffMember,
  now: Date,
): Promise<Result<object, 'desk-key-changed' | 'key-unknown'>> {
  return db().$transaction(async (tx) => {
    const last = await lockDeskKey(tx, staff);
    const paper = await tx.deskPrintedKey.findFirst();
    if (!paper || epoch !== last + 1) return { ok: false, reason: 'desk-key-changed' };
    if (!(await hasOpener(tx, wraps))) return { ok: false, reason: 'key-unknown' };
    const printed = { keyId: paper.id, wrapped: printedWrap };
    await storeEpoch(tx, { epoch, recipient, createdBy: staff.id, printed, wraps }, now);
    await recordDeskEvent(tx, { staff, kind: 'desk-key.rotated', subject: String(epoch), now });
    return { ok: true };
  });
}
