import 'server-only';
import type { SpaceKey } from '@/lib/generated/prisma/client';
import { openSession } from '@/lib/private/sessions';
import type { Db } from '@/lib/server/db';
import type { Device } from '@/lib/server/security/device';
import { hashToken } from '@/lib/server/security/token';
import type { SpaceKeyKind } from '../contract';
import { recordSpaceEvent } from '../record-space-event';
import { spaceSessions } from '../sessions/space-sessions';
import { type Opened, openedBody } from './opened';

type Entry = {
  key: Pick<SpaceKey, 'id' | 'spaceId' | 'kind' | 'label' | 'wrapped' | 'mac'>;
  device: Device;
  /** Token of the session that the browser still has, which ends. */
  earlierToken: string | null;
};

/** The key has proved itself: a session, and the line in the log. A space with a right key has no wrong phrases behind it. */
export async function enter(
  tx: Db,
  { key, device, earlierToken }: Entry,
  now: Date,
): Promise<Opened & { eventId: string }> {
  const { id, spaceId, label } = key;
  const method = key.kind as SpaceKeyKind;
  if (earlierToken) await tx.spaceSession.deleteMany({ where: { tokenHash: hashToken(earlierToken) } });
  const eventId = await recordSpaceEvent(
    tx,
    { spaceId, sessionId: null, kind: 'opened', method, subject: label, device },
    now,
  );
  const { sessionToken } = await openSession(spaceSessions, tx, { spaceId, keyId: id, device }, now);
  const { recipient } = await tx.space.update({
    where: { id: spaceId },
    data: { phraseFailures: 0, phraseOpenAt: now },
    select: { recipient: true },
  });
  return { eventId, sessionToken, opened: openedBody(key, recipient) };
}
