import 'server-only';
import { db } from '@/lib/db';
import { hashToken } from '@/lib/security/token';

/**
 * The mailbox that this ticket proves, in lower case; null for one that is over or never was. It serves until its time is up. A ticket for
 * the change of a space's mailbox (`forSpaceId`) is for nothing else.
 */
export async function mailboxOfTicket(
  ticket: string,
  now: Date,
  forSpaceId: string | null = null,
): Promise<string | null> {
  const code = await db().mailCode.findFirst({
    where: { ticketHash: hashToken(ticket), ticketExpiresAt: { gt: now }, forSpaceId },
    select: { email: true },
  });
  return code?.email ?? null;
}
