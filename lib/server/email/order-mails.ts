import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import { sqlQuery } from '@/lib/server/db';

/** An e-mail that Resend accepted for the buyer. `kind`: which one. */
export type SentMail = { at: Date; kind: string };

/** Lists the mails that were sent about an order, oldest first. They are forgotten after twelve months. */
export function sentMails(orderId: string): Promise<SentMail[]> {
  return sqlQuery<SentMail>(Prisma.sql`
    SELECT at, kind FROM mails
    WHERE subject = 'order' AND subject_id = ${orderId}::uuid AND kind NOT LIKE 'staff-%' ORDER BY at, id`);
}

/** An e-mail to the buyer that came back for good, or that its reader marked as unwanted. */
export type ReturnedMail = { at: Date; kind: 'bounced' | 'complained' };

/** Lists the mails about an order that came back, oldest first. */
export function returnedMails(orderId: string): Promise<ReturnedMail[]> {
  return sqlQuery<ReturnedMail>(Prisma.sql`
    SELECT e.at, e.kind FROM mails m JOIN mail_events e ON e.resend_id = m.resend_id
    WHERE m.subject = 'order' AND m.subject_id = ${orderId}::uuid AND m.kind NOT LIKE 'staff-%'
      AND e.kind IN ('bounced', 'complained')
    ORDER BY e.at, e.id`);
}
