import 'server-only';
import { AnswerMail } from '@/emails/questions/answer';
import { SpaceAnswer } from '@/emails/questions/space-answer';
import type { Answer } from '@/lib/generated/prisma/client';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { db } from '@/lib/server/db';
import { from, staff } from '@/lib/server/email/addresses';
import { emailText } from '@/lib/server/email/email-text';
import { type Email, sendEmail } from '@/lib/server/email/send-email';
import type { Jobs } from '@/lib/server/jobs/jobs';
import { PermanentFailure } from '@/lib/server/permanent-failure';
import type { QuestionKind, QuestionName } from '@/lib/shared/question';
import type { MailPreview } from './contract';
import { questionOf } from './lock-question';

/** Repeating it sends nothing twice; the answer of a deleted question is deleted with it. */
export async function sendAnswer({ answerId }: Jobs['send-answer'], now: Date): Promise<void> {
  const answer = await db().answer.findUnique({ where: { id: answerId } });
  if (answer?.via === 'space') return announceAnswer(answer);
  if (!answer || answer.text === null || answer.sentAt) return;
  const { text, byName } = answer;
  const asked = await findAsked(questionOf(answer));
  if (!asked) return;
  try {
    await sendEmail({
      ...answerMail(asked, { text, byName }),
      idempotencyKey: `answer/${answerId}`,
      about: { kind: 'answer', subject: asked.kind, id: questionOf(answer).id },
    });
  } catch (error) {
    // The desk shows that nothing has arrived, and the question waits again.
    if (error instanceof PermanentFailure) await mark(answerId, { refusedAt: now, sentAt: null });
    throw error;
  }
  await mark(answerId, { refusedAt: null, sentAt: now });
}

/** The answer itself waits in the space. One that does not arrive is shown by what becomes of its e-mail. */
async function announceAnswer(answer: Answer): Promise<void> {
  const asked = await findAsked(questionOf(answer));
  if (!asked) return;
  const { id } = questionOf(answer);
  await sendEmail({
    to: asked.email,
    replyTo: staff(),
    subject: 'Tienes una respuesta en tu espacio privado',
    react: <SpaceAnswer consultationId={id} receivedAt={asked.receivedAt} />,
    idempotencyKey: `answer/${answer.id}`,
    about: { kind: 'answer', subject: asked.kind, id },
  });
}

/** Marks the answer unless it was deleted meanwhile. */
async function mark(id: string, data: { refusedAt: Date | null; sentAt: Date | null }): Promise<void> {
  await db().answer.updateMany({ where: { id, sentAt: null }, data });
}

/** What an answer repeats of its question: nothing else of the form is quoted, and of a sealed one nothing at all. */
type Asked = { kind: QuestionKind; name: string | null; email: string; text: string | null; receivedAt: Date };

const SUBJECTS: Record<QuestionKind, string> = {
  consultation: 'Nuestra respuesta a tu consulta',
  message: 'Nuestra respuesta a tu mensaje',
};

/** Null once the question has been deleted. */
async function findAsked({ kind, id }: QuestionName): Promise<Asked | null> {
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
function answerMail(
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
