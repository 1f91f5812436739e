import 'server-only';
import type { DeskEventKind } from '@/lib/private/desk-log/desk-event-kinds';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import type { QuestionKind, QuestionName } from '@/lib/shared/question';
import type { Result } from '@/lib/shared/result';
import { answerKey } from './answer-key';
import { lockQuestion } from './lock-question';
import { ofQuestion } from './of-question';
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

type AgeFile = Uint8Array<ArrayBuffer>;

/** `question`: what was asked, for the space of its sender alone. */
type Given =
  | { via: 'mail'; text: string; question: AgeFile | null }
  | { via: 'elsewhere'; text: null }
  | { via: 'space'; text: null; sealed: AgeFile; question: AgeFile | null; deskEpoch: number };

const KINDS: Record<QuestionKind, Partial<Record<Given['via'], DeskEventKind>>> = {
  consultation: {
    mail: 'consultations.answered',
    space: 'consultations.answered-in-space',
    elsewhere: 'consultations.answered-elsewhere',
  },
  message: { mail: 'messages.answered', elsewhere: 'messages.answered-elsewhere' },
};

/** Only consultations are answered into a space. */
function kindOf({ kind }: QuestionName, via: Given['via']): DeskEventKind {
  const event = KINDS[kind][via];
  if (!event) throw new Error(`No ${kind} is answered so: ${via}`);
  return event;
}

/** Stores the answer, its e-mail's job and its line of the log, all or none; nothing for a repeat of the same attempt. */
export async function storeAnswer(attempt: Attempt, given: Given): Promise<Result<object, AnswerRefusal>> {
  const { question, key, seen, staff, now } = attempt;
  const { via, text } = given;
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
      data: { ...ofQuestion(question), attemptKey: key, ...given, at: now, byId: staff.id, byName: staff.name },
      select: { id: true },
    });
    if (via !== 'elsewhere') await enqueue(tx, 'send-answer', { answerId: id }, { jobKey: answerKey(id) });
    await recordDeskEvent(tx, { staff, kind: kindOf(question, via), subject: shortReference(question.id), now });
    return { ok: true };
  });
}
