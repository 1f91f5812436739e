import 'server-only';
import type { Prisma } from '@/lib/generated/prisma/client';
import { type Db, db } from '@/lib/server/db';
import { hashToken } from '@/lib/server/security/token';

/**
 * The mailbox that this ticket proves, in lower case; null for one that is over, was used up or never was. A ticket for the change of a
 * space's mailbox (`forSpaceId`) is for nothing else.
 */
export async function mailboxOfTicket(
  ticket: string,
  now: Date,
  forSpaceId: string | null = null,
  tx: Db = db(),
): Promise<string | null> {
  const code = await tx.mailCode.findFirst({
    where: { ...unused(ticket, now), forSpaceId },
    select: { email: true },
  });
  return code?.email ?? null;
}

/** Reads the ticket of a request that makes a space, which may come again: `madeSpaceId` is the space that this ticket has made. */
export async function ticketOfCreation(
  ticket: string,
  now: Date,
): Promise<{ email: string; madeSpaceId: string | null } | null> {
  const { ticketUsedAt, ...live } = unused(ticket, now);
  return db().mailCode.findFirst({
    where: { ...live, forSpaceId: null, OR: [{ ticketUsedAt }, { madeSpaceId: { not: null } }] },
    select: { email: true, madeSpaceId: true },
  });
}

/** In the transaction of what it has allowed: a ticket allows one thing. False if it is over, or something else was quicker. */
export async function spendTicket(
  tx: Db,
  ticket: string,
  now: Date,
  madeSpaceId: string | null = null,
): Promise<boolean> {
  const { count } = await tx.mailCode.updateMany({
    where: unused(ticket, now),
    data: { ticketUsedAt: now, madeSpaceId },
  });
  return count === 1;
}

/** Until the end of the transaction: of several uses at once, one comes first. False if it is over, was used up or never was. */
export async function lockTicket(tx: Db, ticket: string, now: Date): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM mail_codes
    WHERE ticket_hash = ${hashToken(ticket)} AND ticket_expires_at > ${now} AND ticket_used_at IS NULL FOR UPDATE`;
  return rows.length > 0;
}

function unused(ticket: string, now: Date) {
  return {
    ticketHash: hashToken(ticket),
    ticketExpiresAt: { gt: now },
    ticketUsedAt: null,
  } satisfies Prisma.MailCodeWhereInput;
}
