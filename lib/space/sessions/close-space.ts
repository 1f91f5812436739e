import 'server-only';
import { db } from '@/lib/server/db';
import type { Device } from '@/lib/server/security/device';
import { recordSpaceEvent } from '../record-space-event';
import type { OpenSpace } from './space-sessions';

export async function closeSpace({ spaceId, sessionId }: OpenSpace, device: Device, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    // The order in which what ends all sessions of a space takes its locks.
    await tx.$queryRaw`SELECT FROM spaces WHERE id = ${spaceId}::uuid FOR KEY SHARE`;
    const { count } = await tx.spaceSession.deleteMany({ where: { id: sessionId } });
    if (count === 1) await recordSpaceEvent(tx, { spaceId, sessionId: null, kind: 'closed', device }, now);
  });
}
