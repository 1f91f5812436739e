import 'server-only';
import type { z } from 'zod';
import { db } from '@/lib/db';
import { recordDeskEvent } from '@/lib/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/desk-log/staff-member';
import type { Result } from '@/lib/result';
import { lockDeskKey } from './lock-desk-key';
import type { replacePrintedKeySchema } from './schema';

type Replacement = z.output<typeof replacePrintedKeySchema>;

/** Another key on paper, which opens every epoch; the one before opens nothing from then on. */
export async function replacePrintedKey(
  { recipient, wraps }: Replacement,
  staff: StaffMember,
  now: Date,
): Promise<Result<object, 'desk-key-changed'>> {
  return db().$transaction(async (tx) => {
    const last = await lockDeskKey(tx, staff);
    const epochs = new Set(wraps.map(({ epoch }) => epoch).filter((epoch) => epoch <= last));
    if (epochs.size !== last || wraps.length !== last) return { ok: false, reason: 'desk-key-changed' };
    await tx.deskPrintedKey.deleteMany();
    await tx.deskPrintedKey.create({
      data: {
        recipient,
        createdAt: now,
        createdBy: staff.id,
        checkedAt: now,
        wraps: { create: wraps.map((wrap) => ({ ...wrap, createdAt: now })) },
      },
    });
    await recordDeskEvent(tx, { staff, kind: 'desk-key.printed-replaced', now });
    return { ok: true };
  });
}
