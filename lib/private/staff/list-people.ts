import 'server-only';
import { type SessionView, sessionView, stillOpen } from '@/lib/private/session-view';
import { db } from '@/lib/server/db';

export type PersonView = {
  id: string;
  name: string;
  email: string;
  /** ISO 8601 in UTC, like every moment here. */
  since: string;
  keys: { id: string; label: string; createdAt: string; lastUsedAt: string | null; backedUp: boolean }[];
  /** Where they are in at the moment. */
  sessions: SessionView[];
};

export type InvitationView = { id: string; name: string; email: string; expiresAt: string; invitedBy: string | null };

export type PeopleView = { people: PersonView[]; invitations: InvitationView[] };

/** Everyone who may come in, and the links that still may be used. */
export async function listPeople(sessionId: string, now: Date): Promise<PeopleView> {
  const [people, invitations] = await Promise.all([
    db().staff.findMany({
      where: { removedAt: null },
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      include: {
        keys: { orderBy: { createdAt: 'asc' } },
        sessions: { where: stillOpen(now), orderBy: { lastSeenAt: 'desc' } },
      },
    }),
    db().staffInvitation.findMany({
      where: { usedAt: null, expiresAt: { gt: now } },
      orderBy: { createdAt: 'asc' },
      include: { inviter: { select: { name: true } } },
    }),
  ]);
  return {
    people: people.map(({ id, name, email, createdAt, keys, sessions }) => ({
      id,
      name,
      email,
      since: createdAt.toISOString(),
      keys: keys.map((key) => ({
        id: key.id,
        label: key.label,
        createdAt: key.createdAt.toISOString(),
        lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
        backedUp: key.backedUp,
      })),
      sessions: sessions.map((session) => sessionView(session, sessionId)),
    })),
    invitations: invitations.map(({ id, name, email, expiresAt, inviter }) => ({
      id,
      name,
      email,
      expiresAt: expiresAt.toISOString(),
      invitedBy: inviter?.name ?? null,
    })),
  };
}
