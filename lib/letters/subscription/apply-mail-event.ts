import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import { type Db, db } from '@/lib/server/db';
import { type MailEvent, storeMailEvent } from '@/lib/server/email/read-mail-event';

/** The event and the end of the subscription that it means are stored together. */
export async function applyMailEvent(event: MailEvent, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    if (await storeMailEvent(tx, event, now)) await endUndeliverable(tx, event.resendId);
  });
}

/**
 * Deletes the subscriptions of which an e-mail came back for good, or was reported as spam: of one e-mail, or of all. Their
 * mailboxes must not be written to again: each attempt counts against our domain, and so against the e-mails about orders.
 */
export async function endUndeliverable(tx: Db, resendId?: string): Promise<void> {
  const ofOne = resendId === undefined ? Prisma.empty : Prisma.sql`AND e.resend_id = ${resendId}`;
  await tx.$executeRaw`
    DELETE FROM newsletter_subscriptions s USING mails m, mail_events e
    WHERE m.subject = 'subscription' AND m.subject_id = s.id AND m.resend_id = e.resend_id
      AND e.kind IN ('bounced', 'complained') ${ofOne}`;
}
