import 'server-only';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';

/** Puts a paused product on sale again. `not-paused`: it is on sale already, or off sale for good. */
export function resumeProduct(id: string, staff: StaffMember, now: Date): Promise<Result<object, 'not-paused'>> {
  return db().$transaction(async (tx) => {
    const [resumed] = await tx.product.updateManyAndReturn({
      where: { id, status: 'active', pausedAt: { not: null } },
      data: { pausedAt: null },
      select: { name: true },
    });
    if (!resumed) return { ok: false, reason: 'not-paused' };
    await recordDeskEvent(tx, { staff, kind: 'services.resumed', subject: resumed.name, now });
    return { ok: true };
  });
}
