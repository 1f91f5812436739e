import 'server-only';
import { Letter } from '@/emails/letters/letter';
import { db } from '@/lib/server/db';
import { sendEmail } from '@/lib/server/email/send-email';
import type { Jobs } from '@/lib/server/jobs/jobs';
import { site } from '@/lib/shared/site';
import { readMarkdown } from './read-markdown';

/** The letter as subscribers would get it, without a link that unsubscribes. */
export async function sendLetterTrial({ letterId, staffId, requestedAt }: Jobs['send-letter-trial']): Promise<void> {
  const [letter, person] = await Promise.all([
    db().letter.findUnique({ where: { id: letterId } }),
    db().staff.findFirst({ where: { id: staffId, removedAt: null }, select: { email: true } }),
  ]);
  if (!letter || !person) return;
  const { subject, teaser, body } = letter;
  await sendEmail({
    to: person.email,
    replyTo: site.contactEmail,
    subject: `Prueba: ${subject}`,
    react: <Letter subject={subject} teaser={teaser} blocks={readMarkdown(body).blocks} unsubscribeLink={null} />,
    idempotencyKey: `letter-trial/${letterId}/${staffId}/${requestedAt}`,
  });
}
