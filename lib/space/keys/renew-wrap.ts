import 'server-only';
import { db } from '@/lib/server/db';
import type { Device } from '@/lib/server/security/device';
import type { Result } from '@/lib/shared/result';
import { tellOwner } from '../notices/tell-owner';
import { recordSpaceEvent, type SpaceOwner } from '../record-space-event';
import type { NewWrap, RenewedWrap } from '../schema';
import type { OpenSpace } from '../sessions/space-sessions';
import { lockSpace } from './lock-space';

/**
 * A wrap with a MAC takes the place of one from before, of the key that this session was opened with. Only who has used that key was told
 * what it takes the place of. Sent twice it answers twice.
 */
export async function renewWrap(
  { spaceId, sessionId, keyId, kind }: OpenSpace,
  { earlier, recipient, wrapped, mac }: RenewedWrap,
  device: Device,
  now: Date,
): Promise<Result<object, 'space-closed' | 'ceremony-over'>> {
  return db().$transaction(async (tx) => {
    if (!(await lockSpace(tx, { spaceId, sessionId }))) return { ok: false, reason: 'space-closed' };
    const key = await tx.spaceKey.findFirst({ where: { id: keyId, spaceId } });
    if (key?.mac === mac) return { ok: true };
    const isEarlier = key?.wrapped != null && key.mac === null && Buffer.compare(key.wrapped, earlier) === 0;
    if (!isEarlier) return { ok: false, reason: 'ceremony-over' };
    await tx.spaceKey.update({ where: { id: keyId }, data: { recipient, wrapped, mac } });
    const event = { spaceId, sessionId, kind: 'key-vouched', method: kind, subject: key.label, device } as const;
    await recordSpaceEvent(tx, event, now);
    return { ok: true };
  });
}

/** A passkey that has let in and opened nothing opens from now on: it was touched once more. Counts as a key that was added, which it is. */
export async function giveWrap(
  owner: SpaceOwner,
  keyId: string,
  wrap: NewWrap,
  now: Date,
): Promise<Result<object, 'key-unknown' | 'space-closed'>> {
  const { spaceId } = owner;
  return db().$transaction(async (tx) => {
    if (!(await lockSpace(tx, owner))) return { ok: false, reason: 'space-closed' };
    const [key] = await tx.spaceKey.updateManyAndReturn({
      where: { id: keyId, spaceId, kind: 'passkey', wrapped: null },
      data: wrap,
      select: { label: true },
    });
    if (!key) return { ok: false, reason: 'key-unknown' };
    const event = { ...owner, kind: 'key-added', method: 'passkey', subject: key.label } as const;
    await tellOwner(tx, await recordSpaceEvent(tx, event, now));
    return { ok: true };
  });
}
