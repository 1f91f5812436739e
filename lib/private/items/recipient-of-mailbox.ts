import 'server-only';
import type { Recipient } from '@/lib/private/sealing/identity';
import { db } from '@/lib/server/db';

/** What is sealed for the owner of this mailbox's space; null without one. `email`: as it was typed. */
export async function recipientOfMailbox(email: string): Promise<Recipient | null> {
  const space = await db().space.findUnique({ where: { email: email.toLowerCase() }, select: { recipient: true } });
  return space && (space.recipient as Recipient);
}
