import 'server-only';
import { AnswerMail } from '@/emails/questions/answer';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { db } from '@/lib/server/db';
import { from, staff } from '@/lib/server/email/addresses';
import { emailText } from '@/lib/server/email/email-text';
import type { Email } from '@/lib/server/email/send-email';
import type { QuestionKind, QuestionName } from '@/lib/shared/question';
import type { MailPreview } from './contract';

/** What an answer repeats of its question: nothing else of the form is quoted, and of a sealed one nothing at all. */
type Asked = { kind: QuestionKind; name: string | null; email: string; text: string | null; receivedAt: Date };

const SUBJECTS: Record<QuestionKind, string> = {
  consultation: 'Nuestra respuesta a tu consulta',
  message: 'Nuestra respuesta a tu mensaje',
};

/** Null once the question has been deleted. */
export async function findAsked({ kind, id }: QuestionName): Promise<Asked | null> {
  if (kind === 'consultation') {
    const found = await db().consultation.findUnique({
      where: { id },
      select: { firstName: true, lastName: true, email: true, specificQuestion: true, createdAt: true },
    });
    if (!found) return null;
    const { firstName, lastName, email, specificQuestion: text, createdAt: receivedAt } = found;
    return { kind, name: firstName && `${firstName} ${lastName}`, email, text, receivedAt };
  }
  const found = await db().contactMessage.findUnique({
    where: { id },
    select: { name: true, email: true, message: true, createdAt: true },
  });
  return found && { kind, name: found.name, email: found.email, text: found.message, receivedAt: found.createdAt };
}

/** Makes one mail of one question and answer, at any time: a retry must send what Resend has seen before. */
export function answerMail(
  asked: Asked,
  answer: { text: string; byName: string },
): Omit<Email, 'idempotencyKey'> & { replyTo: string } {
  return {
    to: asked.email,
    replyTo: staff(),
    subject: SUBJECTS[asked.kind],
    react: <AnswerMail asked={asked} {...answer} />,
  };
}

/** The e-mail as it would be sent now; null once the question has been deleted. */
export async function previewAnswer(
  question: QuestionName,
  text: string,
  staff: StaffMember,
): Promise<MailPreview | null> {
  const asked = await findAsked(question);
  if (!asked) return null;
  const { to, replyTo, subject, react } = answerMail(asked, { text, byName: staff.name });
  return { from: from(), to, replyTo, ...(await emailText({ subject, react })) };
}
