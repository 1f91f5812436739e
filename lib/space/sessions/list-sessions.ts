import 'server-only';
import { sessionView, stillOpen } from '@/lib/private/session-view';
import { db } from '@/lib/server/db';
import type { SessionsBody } from '../contract';
import type { OpenSpace } from './space-sessions';

/** Where the space is open now, the one that was used last first. */
export async function listSessions({ spaceId, sessionId }: OpenSpace, now: Date): Promise<SessionsBody> {
  const rows = await db().spaceSession.findMany({
    where: { spaceId, ...stillOpen(now) },
    orderBy: { lastSeenAt: 'desc' },
  });
  return { sessions: rows.map((row) => sessionView(row, sessionId)) };
}
