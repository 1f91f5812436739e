import 'server-only';
import { SpaceAnswer } from '@/emails/questions/space-answer';
import type { Answer } from '@/lib/generated/prisma/client';
import { db } from '@/lib/server/db';
import { staff } from '@/lib/server/email/addresses';
import { sendEmail } from '@/lib/server/email/send-email';
import type { Jobs } from '@/lib/server/jobs/jobs';
import { PermanentFailure } from '@/lib/server/permanent-failure';
import { answerMail, findAsked } from './answer-mail';
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
