import 'server-only';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';

/**
 * Takes a product off sale until it is resumed. Orders that are placed already can still be paid, and what is paid is delivered.
 * `not-on-sale`: it is paused already, or off sale for good.
 */
export function pauseProduct(id: string, staff: StaffMember, now: Date): Promise<Result<object, 'not-on-sale'>> {
  return db().$transaction(async (tx) => {
    const [paused] = await tx.product.updateManyAndReturn({
      where: { id, status: 'active', pausedAt: null },
      data: { pausedAt: now },
      select: { name: true },
    });
    if (!paused) return { ok: false, reason: 'not-on-sale' };
    await recordDeskEvent(tx, { staff, kind: 'services.paused', subject: paused.name, now });
    return { ok: true };
  });
}

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
