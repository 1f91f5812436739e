import 'server-only';
import type { z } from 'zod';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';
import { hasProvenOpener } from './has-opener';
import { lockDeskKey } from './lock-desk-key';
import type { beginDeskKeySchema } from './schema';
import { storeEpoch } from './store-wraps';

type Begun = z.output<typeof beginDeskKeySchema>;

/**
 * The first epoch, with the two ways to open it that a desk must have: a passkey and the key on paper. The server sees neither the
 * secret half nor the paper. There is nothing yet that could be proved.
 */
export async function beginDeskKey(
  { recipient, printed, wraps }: Begun,
  staff: StaffMember,
  now: Date,
): Promise<Result<object, 'desk-key-there' | 'key-unknown'>> {
  return db().$transaction(async (tx) => {
    if ((await lockDeskKey(tx, staff)) > 0) return { ok: false, reason: 'desk-key-there' };
    if (!(await hasProvenOpener(tx, wraps, staff))) return { ok: false, reason: 'key-unknown' };
    const { id: keyId } = await tx.deskPrintedKey.create({
      data: { recipient: printed.recipient, mac: printed.mac, createdAt: now, createdBy: staff.id, checkedAt: now },
    });
    const paper = { keyId, recipient: printed.recipient, wrapped: printed.wrapped, mac: printed.wrapMac };
    await storeEpoch(tx, { epoch: 1, recipient, mac: null, printed: paper, wraps }, staff, now);
    await recordDeskEvent(tx, { staff, kind: 'desk-key.begun', now });
    return { ok: true };
  });
}
