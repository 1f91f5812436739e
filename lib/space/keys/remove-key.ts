import 'server-only';
import { db } from '@/lib/db';
import type { Result } from '@/lib/result';
import type { Device } from '@/lib/security/device';
import type { SpaceKeyKind } from '../contract';
import { tellOwner } from '../notices/tell-owner';
import { recordSpaceEvent } from '../record-space-event';
import { lockSpace } from './lock-space';

/** Ends the sessions of the key too. The recovery key stays, and so does the last one that opens besides it. */
export async function removeKey(
  spaceId: string,
  keyId: string,
  device: Device,
  now: Date,
): Promise<Result<object, 'key-unknown' | 'last-key'>> {
  return db().$transaction(async (tx) => {
    await lockSpace(tx, spaceId);
    const keys = await tx.spaceKey.findMany({ where: { spaceId, kind: { not: 'recovery' } } });
    const key = keys.find(({ id }) => id === keyId);
    if (!key) return { ok: false, reason: 'key-unknown' };
    if (!keys.some(({ id, wrapped }) => id !== keyId && wrapped !== null)) return { ok: false, reason: 'last-key' };
    await tx.spaceKey.delete({ where: { id: keyId } });
    const method = key.kind as SpaceKeyKind;
    const event = { spaceId, kind: 'key-removed', method, subject: key.label, device } as const;
    await tellOwner(tx, await recordSpaceEvent(tx, event, now));
    return { ok: true };
  });
}
