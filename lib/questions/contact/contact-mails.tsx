import 'server-only';
import { ContactReceipt } from '@/emails/questions/contact-receipt';
import { contactSourceName } from '@/emails/questions/contact-sources';
import { ContactStaff } from '@/emails/questions/contact-staff';
import { readLocalHolidays } from '@/lib/private/settings/read-local-holidays';
import { QUOTE_SOURCE } from '@/lib/questions/contact/schema';
import { db } from '@/lib/server/db';
import { staff } from '@/lib/server/email/addresses';
import { sendEmail } from '@/lib/server/email/send-email';
import { sendUnlessRefused } from '@/lib/server/email/send-unless-refused';
import type { Jobs } from '@/lib/server/jobs/jobs';
import { admitUnconfirmedEmail } from '@/lib/server/security/admit-unconfirmed-email';
import { site } from '@/lib/shared/site';
import { replyDay } from '@/lib/shared/working-days/reply-day';

/** Sends one of a message's e-mails. Repeating it sends nothing twice; a deleted message is not mailed. */
export async function sendContactEmail({ messageId, email }: Jobs['send-contact-email'], now: Date): Promise<void> {
  const message = await db().contactMessage.findUnique({ where: { id: messageId } });
  if (!message) return;
  const answerBy = replyDay(message.createdAt, site.supportReplyHours, await readLocalHolidays());
  const isQuote = message.source === QUOTE_SOURCE;
  const idempotencyKey = `contact/${email}/${message.id}`;
  if (email === 'staff') {
    await sendEmail({
      to: staff(),
      replyTo: message.email,
      subject: ['Mensaje de la web', message.name, message.context ?? contactSourceName(message.source)].join(' · '),
      react: <ContactStaff {...message} receivedAt={message.createdAt} answerBy={answerBy} />,
      idempotencyKey,
      about: { kind: 'staff-message', subject: 'message', id: message.id },
    });
    return;
  }
  if (!(await admitUnconfirmedEmail({ to: message.email, idempotencyKey }, now))) return;
  await sendUnlessRefused({
    to: message.email,
    replyTo: site.contactEmail,
    subject: isQuote ? 'Hemos recibido tu petición de presupuesto' : 'Hemos recibido tu mensaje',
    react: <ContactReceipt receivedAt={message.createdAt} answerBy={answerBy} isQuote={isQuote} />,
    idempotencyKey,
    about: { kind: 'receipt', subject: 'message', id: message.id },
  });
}
