import 'server-only';
import { db } from '@/lib/server/db';

/** What an e-mail is about; neither its address nor its content. Two of one kind and subject are versions of one e-mail. */
export type MailAbout = {
  kind: string;
  subject: 'order' | 'booking' | 'withdrawal' | 'consultation' | 'message' | 'subscription' | 'space';
  id: string;
};

/** Idempotent: under one Idempotency-Key Resend gives a repeated e-mail the same id. */
export async function recordMail(resendId: string, { kind, subject, id }: MailAbout): Promise<void> {
  await db().mail.createMany({ data: { resendId, kind, subject, subjectId: id }, skipDuplicates: true });
}
