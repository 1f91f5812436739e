import 'server-only';
import { db } from '@/lib/db';
import type { DeskEventKind } from '@/lib/desk-log/desk-event-kinds';
import { recordDeskEvent } from '@/lib/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/desk-log/staff-member';
import { shortReference } from '@/lib/i18n/short-reference';
import { enqueue } from '@/lib/jobs/enqueue';
import type { Result } from '@/lib/result';
import { answerKey } from './answer-key';
import { lockQuestion } from './lock-question';
import { ofQuestion } from './of-question';
import type { QuestionKind, QuestionName } from './question';
import { questionOf } from './question-of';

/** `answered-meanwhile`: there are answers that this person has not seen. `key-used`: the attempt was stored before, with another text. */
export type AnswerRefusal = 'gone' | 'answered-meanwhile' | 'key-used';

export type Attempt = {
  question: QuestionName;
  /** Repeated when the same attempt is sent again. */
  key: string;
  /** How many answers its author has seen. */
  seen: number;
  staff: StaffMember;
  now: Date;
};

type Given = { via: 'mail'; text: string } | { via: 'elsewhere'; text: null };

const KINDS: Record<QuestionKind, Record<Given['via'], DeskEventKind>> = {
  consultation: { mail: 'consultations.answered', elsewhere: 'consultations.answered-elsewhere' },
  message: { mail: 'messages.answered', elsewhere: 'messages.answered-elsewhere' },
};

/** Stores the answer, its e-mail's job and its line of the log, all or none; nothing for a repeat of the same attempt. */
export async function storeAnswer(attempt: Attempt, { via, text }: Given): Promise<Result<object, AnswerRefusal>> {
  const { question, key, seen, staff, now } = attempt;
  return db().$transaction(async (tx) => {
    if (!(await lockQuestion(tx, question))) return { ok: false, reason: 'gone' };
    const earlier = await tx.answer.findUnique({ where: { attemptKey: key } });
    if (earlier) {
      const isSame = earlier.via === via && earlier.text === text && questionOf(earlier).id === question.id;
      return isSame ? { ok: true } : { ok: false, reason: 'key-used' };
    }
    if ((await tx.answer.count({ where: ofQuestion(question) })) > seen) {
      return { ok: false, reason: 'answered-meanwhile' };
    }
    const { id } = await tx.answer.create({
      data: { ...ofQuestion(question), attemptKey: key, via, text, at: now, byId: staff.id, byName: staff.name },
      select: { id: true },
    });
    if (via === 'mail') await enqueue(tx, 'send-answer', { answerId: id }, { jobKey: answerKey(id) });
    await recordDeskEvent(tx, { staff, kind: KINDS[question.kind][via], subject: shortReference(question.id), now });
    return { ok: true };
  });
}
