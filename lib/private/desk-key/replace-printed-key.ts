import 'server-only';
import type { z } from 'zod';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';
import { lockDeskKey } from './lock-desk-key';
import { takeProof } from './proof';
import type { replacePrintedKeySchema } from './schema';

type Replacement = z.output<typeof replacePrintedKeySchema>;

/** Another key on paper, which opens every epoch. The one before is kept for a while, and opens what it opened. */
export async function replacePrintedKey(
  { recipient, mac, wraps, proof }: Replacement,
  staff: StaffMember,
  now: Date,
): Promise<Result<object, 'desk-key-changed' | 'desk-key-unproved'>> {
  return db().$transaction(async (tx) => {
    const last = await lockDeskKey(tx, staff);
    const epochs = new Set(wraps.map(({ epoch }) => epoch).filter((epoch) => epoch <= last));
    if (epochs.size !== last || wraps.length !== last) return { ok: false, reason: 'desk-key-changed' };
    if (!(await takeProof(tx, 'key', proof, staff, now))) return { ok: false, reason: 'desk-key-unproved' };
    const replaced = { where: { replacedAt: null }, data: { replacedAt: now } };
    await tx.deskWrap.updateMany({ ...replaced, where: { ...replaced.where, printedKeyId: { not: null } } });
    await tx.deskPrintedKey.updateMany(replaced);
    await tx.deskPrintedKey.create({
      data: {
        recipient,
        mac,
        createdAt: now,
        createdBy: staff.id,
        checkedAt: now,
        wraps: { create: wraps.map((wrap) => ({ ...wrap, recipient, createdAt: now })) },
      },
    });
    await recordDeskEvent(tx, { staff, kind: 'desk-key.printed-replaced', now });
    return { ok: true };
  });
}
