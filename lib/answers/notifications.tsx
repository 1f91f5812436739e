import 'server-only';
import { db } from '@/lib/db';
import { sendEmail } from '@/lib/email/send-email';
import type { Jobs } from '@/lib/jobs/jobs';
import { PermanentFailure } from '@/lib/permanent-failure';
import { answerMail, findAsked } from './answer-mail';
import { questionOf } from './question-of';

/** Repeating it sends nothing twice; the answer of a deleted question is deleted with it. */
export async function sendAnswer({ answerId }: Jobs['send-answer'], now: Date): Promise<void> {
  const answer = await db().answer.findUnique({ where: { id: answerId } });
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

/** Not if it was deleted meanwhile. */
async function mark(id: string, data: { refusedAt: Date | null; sentAt: Date | null }): Promise<void> {
  await db().answer.updateMany({ where: { id, sentAt: null }, data });
}
