import 'server-only';
import type { z } from 'zod';
import { db } from '@/lib/db';
import { recordDeskEvent } from '@/lib/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/desk-log/staff-member';
import type { Result } from '@/lib/result';
import { lockDeskKey } from './lock-desk-key';
import type { rotateDeskKeySchema } from './schema';
import { storeWraps } from './store-wraps';

type Rotation = z.output<typeof rotateDeskKeySchema>;

class NoOpener extends Error {}

/** A new epoch for what comes from now on, once a person has left or a device is lost. Older ones still open what is older. */
export async function rotateDeskKey(
  { epoch, recipient, printedWrap, wraps }: Rotation,
  staff: StaffMember,
  now: Date,
): Promise<Result<object, 'desk-key-changed' | 'key-unknown'>> {
  try {
    return await db().$transaction(async (tx) => {
      const last = await lockDeskKey(tx);
      const printed = await tx.deskPrintedKey.findFirst();
      if (!printed || epoch !== last + 1) return { ok: false, reason: 'desk-key-changed' };
      await tx.deskKey.create({ data: { epoch, recipient, createdAt: now, createdBy: staff.id } });
      await tx.deskWrap.create({ data: { epoch, printedKeyId: printed.id, wrapped: printedWrap, createdAt: now } });
      if (
        (await storeWraps(
          tx,
          wraps.map((one) => ({ ...one, epoch })),
          now,
        )) === 0
      )
        throw new NoOpener();
      await recordDeskEvent(tx, { staff, kind: 'desk-key.rotated', subject: String(epoch), now });
      return { ok: true };
    });
  } catch (error) {
    if (error instanceof NoOpener) return { ok: false, reason: 'key-unknown' };
    throw error;
  }
}
