import 'server-only';
import { subDays, subMinutes } from 'date-fns';
import { purgeReplaced } from '@/lib/private/desk-key/purge-replaced';
import { SESSION_IDLE_MINUTES } from '@/lib/private/session-rules';
import { db } from '@/lib/server/db';
import { STAFF_INVITATION_RETENTION_DAYS } from '@/lib/shared/retention';

/** Challenges and sessions that are over, old invitations, and what was replaced of the desk's key. */
export async function purgeDesk(now: Date): Promise<void> {
  await db().ceremony.deleteMany({ where: { expiresAt: { lte: now } } });
  const idle = { lastSeenAt: { lte: subMinutes(now, SESSION_IDLE_MINUTES) } };
  await db().deskSession.deleteMany({ where: { OR: [{ expiresAt: { lte: now } }, idle] } });
  const old = { lt: subDays(now, STAFF_INVITATION_RETENTION_DAYS) };
  await db().staffInvitation.deleteMany({ where: { expiresAt: old } });
  await purgeReplaced(now);
}
