import 'server-only';
import type { DeskEventKind } from '@/lib/private/desk-log/desk-event-kinds';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { dropJob } from '@/lib/server/jobs/is-queued';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import type { QuestionKind } from '@/lib/shared/question';
import type { Result } from '@/lib/shared/result';
import { lockQuestion, ofQuestion } from './lock-question';
import { answerKey, givenUpAnswers } from './questions-in-sql';
import type { AnswerRefusal, Attempt } from './store-answer';

const KINDS: Record<QuestionKind, DeskEventKind> = {
  consultation: 'consultations.answer-resent',
  message: 'messages.answer-resent',
};

type Again = Omit<Attempt, 'key'> & { answerId: string };

/**
 * Has the e-mail of an answer tried again, with the same text and under the same Idempotency-Key. Nothing for one that has left or is
 * on its way, so that a second press sends nothing.
 */
export async function resendAnswer(again: Again): Promise<Result<object, Exclude<AnswerRefusal, 'key-used'>>> {
  const { question, answerId, seen, staff, now } = again;
  return db().$transaction(async (tx) => {
    if (!(await lockQuestion(tx, question))) return { ok: false, reason: 'gone' };
    const isGivenUp = (await givenUpAnswers(question, tx)).has(answerId);
    const answer = await tx.answer.findFirst({ where: { id: answerId, ...ofQuestion(question), via: 'mail' } });
    if (!answer) return { ok: false, reason: 'gone' };
    if (answer.sentAt || !(isGivenUp || answer.refusedAt)) return { ok: true };
    if ((await tx.answer.count({ where: ofQuestion(question) })) > seen) {
      return { ok: false, reason: 'answered-meanwhile' };
    }
    await tx.answer.update({ where: { id: answerId }, data: { refusedAt: null } });
    await dropJob(tx, answerKey(answerId));
    await enqueue(tx, 'send-answer', { answerId }, { jobKey: answerKey(answerId) });
    await recordDeskEvent(tx, { staff, kind: KINDS[question.kind], subject: shortReference(question.id), now });
    return { ok: true };
  });
}
