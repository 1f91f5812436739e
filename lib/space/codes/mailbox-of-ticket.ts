import 'server-only';
import { db } from '@/lib/db';
import { hashToken } from '@/lib/security/token';

/** The mailbox that this ticket proves, in lower case; null for one that is over or never was. It serves until its time is up. */
export async function mailboxOfTicket(ticket: string, now: Date): Promise<string | null> {
  const code = await db().mailCode.findFirst({
    where: { ticketHash: hashToken(ticket), ticketExpiresAt: { gt: now } },
    select: { email: true },
  });
  return code?.email ?? null;
}
