import 'server-only';
import { subDays } from 'date-fns';
import { Prisma } from '@/lib/generated/prisma/client';
import { sqlQuery } from '@/lib/server/db';

type UndeliveredMail = {
  id: string;
  kind: string;
  subject: 'order' | 'booking' | 'consultation';
  subjectId: string;
  sentAt: Date;
  /** When it first came back. */
  since: Date;
};

/** The alert is over after them. At the desk it stays until a person has dealt with it. */
const ALERT_DAYS = 30;

/** E-mails `m` with events `e` that have not reached their mailbox, unless one of the same kind and subject has since. In whatever order events came. */
export function cameBack(): Prisma.Sql {
  return Prisma.sql`FROM mail_events e JOIN mails m ON m.resend_id = e.resend_id
    WHERE e.kind IN ('bounced', 'failed')
      AND NOT EXISTS (
        SELECT FROM mails same JOIN mail_events arrival ON arrival.resend_id = same.resend_id
        WHERE same.subject = m.subject AND same.subject_id = m.subject_id AND same.kind = m.kind
          AND arrival.kind = 'delivered' AND arrival.at > e.at)`;
}

/** Lists undelivered mails about orders, appointments and consultations, oldest first. */
export async function undeliveredMails(now: Date): Promise<UndeliveredMail[]> {
  return sqlQuery<UndeliveredMail>(Prisma.sql`
    SELECT m.id::text AS id, m.kind, m.subject, m.subject_id::text AS "subjectId", m.at AS "sentAt", min(e.at) AS since
    ${cameBack()} AND e.at > ${subDays(now, ALERT_DAYS)}::timestamptz AND m.subject IN ('order', 'booking', 'consultation')
    GROUP BY m.id ORDER BY since, m.id`);
}
