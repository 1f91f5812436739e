import 'server-only';
import { endOneSession } from '@/lib/private/end-sessions';
import { db } from '@/lib/server/db';
import type { Result } from '@/lib/shared/result';
import { lockSpace } from '../keys/lock-space';
import { recordSpaceEvent, type SpaceOwner } from '../record-space-event';

/** Another session of the space. This one ends by closing it. */
export async function endSession(
  owner: SpaceOwner,
  sessionId: string,
  now: Date,
): Promise<Result<object, 'session-unknown'>> {
  if (sessionId === owner.sessionId) return { ok: false, reason: 'session-unknown' };
  return db().$transaction(async (tx) => {
    await lockSpace(tx, owner);
    const device = await endOneSession(tx, { realm: 'space', ownerId: owner.spaceId }, sessionId, now);
    if (device === null) return { ok: false, reason: 'session-unknown' };
    await recordSpaceEvent(tx, { ...owner, kind: 'session-ended', subject: device }, now);
    return { ok: true };
  });
}
