import 'server-only';
import { sessionView, stillOpen } from '@/lib/private/session-view';
import type { NewRow, OpenRow, RowChange, Session } from '@/lib/private/sessions';
import { type Db, db } from '@/lib/server/db';
import type { Device } from '@/lib/server/security/device';
import type { SessionsBody, SpaceKeyKind } from '../contract';
import { lockSpace } from '../keys/lock-space';
import { isOwnMailbox, mailboxHash } from '../mailbox-hash';
import { recordSpaceEvent, type SpaceOwner } from '../record-space-event';

export type OpenSpace = Session & {
  spaceId: string;
  sessionId: string;
  /** Lower case. */
  email: string;
  keyId: string;
  kind: SpaceKeyKind;
};

type Opening = { spaceId: string; keyId: string; device: Device };

/** The sessions of spaces, for lib/private/sessions.ts and lib/private/end-sessions.ts. */
export const spaceSessions = {
  realm: 'space' as const,
  find: async (open: OpenRow) => {
    const session = await db().spaceSession.findFirst({
      where: open,
      include: { space: { select: { email: true } }, key: { select: { kind: true } } },
    });
    // The space and the key are read by statements of their own, between which they can go.
    if (!session?.space || !session.key) return null;
    const { id: sessionId, spaceId, keyId, confirmedAt } = session;
    const kind = session.key.kind as SpaceKeyKind;
    return { whose: { spaceId, sessionId, email: session.space.email, keyId, kind }, confirmedAt };
  },
  change: (tx: Db, change: RowChange) => tx.spaceSession.updateMany(change),
  begin: async (tx: Db, { spaceId, keyId }: Opening, row: NewRow) => {
    await tx.spaceSession.create({ data: { ...row, spaceId, keyId } });
    const opened = { lastOpenedAt: row.createdAt, lastNetworkHash: row.networkHash, warnedAt: null };
    const space = await tx.space.update({ where: { id: spaceId }, data: opened });
    const emailHash = mailboxHash(space);
    if (isOwnMailbox(space) && space.emailHash !== emailHash) {
      await tx.space.update({ where: { id: spaceId }, data: { emailHash } });
    }
    return {};
  },
  ownerId: ({ spaceId }: SpaceOwner) => spaceId,
  lock: lockSpace,
  note: (tx: Db, owner: SpaceOwner, subject: string, now: Date) =>
    recordSpaceEvent(tx, { ...owner, kind: 'session-ended', subject }, now),
};

/** Where the space is open now, the one that was used last first. */
export async function listSessions({ spaceId, sessionId }: OpenSpace, now: Date): Promise<SessionsBody> {
  const rows = await db().spaceSession.findMany({
    where: { spaceId, ...stillOpen(now) },
    orderBy: { lastSeenAt: 'desc' },
  });
  return { sessions: rows.map((row) => sessionView(row, sessionId)) };
}

export async function closeSpace({ spaceId, sessionId }: OpenSpace, device: Device, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    // The order in which what ends all sessions of a space takes its locks.
    await tx.$queryRaw`SELECT FROM spaces WHERE id = ${spaceId}::uuid FOR KEY SHARE`;
    const { count } = await tx.spaceSession.deleteMany({ where: { id: sessionId } });
    if (count === 1) await recordSpaceEvent(tx, { spaceId, sessionId: null, kind: 'closed', device }, now);
  });
}
