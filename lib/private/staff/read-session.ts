import 'server-only';
import { addMinutes, subSeconds } from 'date-fns';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { CONFIRMED_MINUTES, SEEN_EVERY_SECONDS } from '@/lib/private/session-rules';
import { stillOpen } from '@/lib/private/session-view';
import { db } from '@/lib/server/db';
import { hashToken } from '@/lib/server/security/token';

export type OpenSession = {
  staff: StaffMember;
  tokenHash: string;
  /** Whether a passkey was touched in the last minutes. */
  isConfirmed: boolean;
};

/** Null once it is idle, over or ended. `attended`: a person is at the keyboard, which keeps it open. */
export async function readSession(token: string, attended: boolean, now: Date): Promise<OpenSession | null> {
  const tokenHash = hashToken(token);
  const session = await db().deskSession.findFirst({
    where: { tokenHash, ...stillOpen(now), staff: { removedAt: null } },
    include: { staff: { select: { id: true, name: true } } },
  });
  // The person is read by a statement of its own.
  if (!session?.staff) return null;
  if (attended) await noteSeen(tokenHash, now);
  const isConfirmed = addMinutes(session.confirmedAt, CONFIRMED_MINUTES) > now;
  return { staff: { ...session.staff, sessionId: session.id }, tokenHash, isConfirmed };
}

async function noteSeen(tokenHash: string, now: Date): Promise<void> {
  const stale = { lt: subSeconds(now, SEEN_EVERY_SECONDS) };
  await db().deskSession.updateMany({ where: { tokenHash, lastSeenAt: stale }, data: { lastSeenAt: now } });
}
