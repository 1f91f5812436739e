import 'server-only';
import type { z } from 'zod';
import { db } from '@/lib/db';
import { recordDeskEvent } from '@/lib/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/desk-log/staff-member';
import type { Result } from '@/lib/result';
import { lockDeskKey } from './lock-desk-key';
import type { beginDeskKeySchema } from './schema';
import { storeWraps } from './store-wraps';

type Begun = z.output<typeof beginDeskKeySchema>;

class NoOpener extends Error {}

/**
 * The first epoch, with the two ways to open it that a desk must have: a passkey and the key on paper. The server sees neither the
 * secret half nor the paper.
 */
export async function beginDeskKey(
  { recipient, printed, wraps }: Begun,
  staff: StaffMember,
  now: Date,
): Promise<Result<object, 'desk-key-there' | 'key-unknown'>> {
  const by = { createdAt: now, createdBy: staff.id };
  try {
    return await db().$transaction(async (tx) => {
      if ((await lockDeskKey(tx)) > 0) return { ok: false, reason: 'desk-key-there' };
      await tx.deskKey.create({ data: { epoch: 1, recipient, ...by } });
      const wrap = { epoch: 1, wrapped: printed.wrapped, createdAt: now };
      await tx.deskPrintedKey.create({
        data: { recipient: printed.recipient, checkedAt: now, ...by, wraps: { create: wrap } },
      });
      const stored = await storeWraps(
        tx,
        wraps.map((one) => ({ ...one, epoch: 1 })),
        now,
      );
      if (stored === 0) throw new NoOpener();
      await recordDeskEvent(tx, { staff, kind: 'desk-key.begun', now });
      return { ok: true };
    });
  } catch (error) {
    if (error instanceof NoOpener) return { ok: false, reason: 'key-unknown' };
    throw error;
  }
}
