import 'server-only';
import { endSessions } from '@/lib/private/end-sessions';
import { db } from '@/lib/server/db';
import { lockSpace } from '../keys/lock-space';
import { recordSpaceEvent, type SpaceOwner } from '../record-space-event';

/** Every session of the space but this one; each leaves its line. */
export async function endOtherSessions(owner: SpaceOwner, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockSpace(tx, owner);
    const devices = await endSessions(tx, { realm: 'space', ownerId: owner.spaceId }, owner.sessionId, now);
    for (const subject of devices) await recordSpaceEvent(tx, { ...owner, kind: 'session-ended', subject }, now);
  });
}
