import 'server-only';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';
import type { SpaceKeyKind } from '../contract';
import { tellOwner } from '../notices/tell-owner';
import { recordSpaceEvent, type SpaceOwner } from '../record-space-event';
import { lockSpace } from './lock-space';

/** Ends the sessions of the key too. The recovery key stays, and so does the last one that opens besides it. */
export async function removeKey(
  owner: SpaceOwner,
  keyId: string,
  now: Date,
): Promise<Result<object, 'key-unknown' | 'last-key'>> {
  return db().$transaction(async (tx) => {
    await lockSpace(tx, owner);
    const { spaceId } = owner;
    const keys = await tx.spaceKey.findMany({ where: { spaceId, kind: { not: 'recovery' } } });
    const key = keys.find(({ id }) => id === keyId);
    if (!key) return { ok: false, reason: 'key-unknown' };
    if (!keys.some(({ id, wrapped }) => id !== keyId && wrapped !== null)) return { ok: false, reason: 'last-key' };
    await tx.spaceKey.delete({ where: { id: keyId } });
    const method = key.kind as SpaceKeyKind;
    // The session was looked at above, and has gone with the key if that had opened it.
    const event = { ...owner, sessionId: null, kind: 'key-removed', method, subject: key.label } as const;
    await tellOwner(tx, await recordSpaceEvent(tx, event, now));
    return { ok: true };
  });
}
