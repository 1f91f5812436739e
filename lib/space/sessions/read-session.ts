import 'server-only';
import { addMinutes, subSeconds } from 'date-fns';
import { CONFIRMED_MINUTES, SEEN_EVERY_SECONDS } from '@/lib/private/session-rules';
import { stillOpen } from '@/lib/private/session-view';
import { db } from '@/lib/server/db';
import { hashToken } from '@/lib/server/security/token';
import type { SpaceKeyKind } from '../contract';

export type OpenSpace = {
  spaceId: string;
  sessionId: string;
  /** Lower case. */
  email: string;
  tokenHash: string;
  keyId: string;
  kind: SpaceKeyKind;
  /** Whether a key was used in the last minutes. */
  isConfirmed: boolean;
};

/** Null once it is idle, over or ended. `attended`: a person is at the keyboard, which keeps it open. */
export async function readSession(token: string, attended: boolean, now: Date): Promise<OpenSpace | null> {
  const tokenHash = hashToken(token);
  const session = await db().spaceSession.findFirst({
    where: { tokenHash, ...stillOpen(now) },
    include: { space: { select: { email: true } }, key: { select: { kind: true } } },
  });
  // The space and the key are read by statements of their own, between which they can go.
  if (!session?.space || !session.key) return null;
  if (attended) {
    const stale = { lt: subSeconds(now, SEEN_EVERY_SECONDS) };
    await db().spaceSession.updateMany({ where: { tokenHash, lastSeenAt: stale }, data: { lastSeenAt: now } });
  }
  return {
    spaceId: session.spaceId,
    sessionId: session.id,
    email: session.space.email,
    tokenHash,
    keyId: session.keyId,
    kind: session.key.kind as SpaceKeyKind,
    isConfirmed: addMinutes(session.confirmedAt, CONFIRMED_MINUTES) > now,
  };
}
