import 'server-only';
import type { z } from 'zod';
import { db } from '@/lib/db';
import { recordDeskEvent } from '@/lib/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/desk-log/staff-member';
import type { Result } from '@/lib/result';
import { hasOpener } from './has-opener';
import { lockDeskKey } from './lock-desk-key';
import type { beginDeskKeySchema } from './schema';
import { storeEpoch } from './store-epoch';

type Begun = z.output<typeof beginDeskKeySchema>;

/**
 * The first epoch, with the two ways to open it that a desk must have: a passkey and the key on paper. The server sees neither the
 * secret half nor the paper.
 */
export async function beginDeskKey(
  { recipient, printed, wraps }: Begun,
  staff: StaffMember,
  now: Date,
): Promise<Result<object, 'desk-key-there' | 'key-unknown'>> {
  const createdBy = staff.id;
  return db().$transaction(async (tx) => {
    if ((await lockDeskKey(tx, staff)) > 0) return { ok: false, reason: 'desk-key-there' };
    if (!(await hasOpener(tx, wraps))) return { ok: false, reason: 'key-unknown' };
    const { id: keyId } = await tx.deskPrintedKey.create({
      data: { recipient: printed.recipient, createdAt: now, createdBy, checkedAt: now },
    });
    await storeEpoch(tx, { epoch: 1, recipient, createdBy, printed: { keyId, wrapped: printed.wrapped }, wraps }, now);
    await recordDeskEvent(tx, { staff, kind: 'desk-key.begun', now });
    return { ok: true };
  });
}
