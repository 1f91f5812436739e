import 'server-only';
import { sealingKey } from '@/lib/private/desk-key/open-desk-key';
import type { DeskEventKind } from '@/lib/private/desk-log/desk-event-kinds';
import { recordDeskEvent } from '@/lib/private/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { recipientOfMailbox } from '@/lib/private/items/recipient-of-mailbox';
import type { Recipient } from '@/lib/private/sealing/identity';
import { db } from '@/lib/server/db';
import { enqueue } from '@/lib/server/jobs/enqueue';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import type { QuestionKind, QuestionName } from '@/lib/shared/question';
import type { Result } from '@/lib/shared/result';
import { lockQuestion, ofQuestion, questionOf } from './lock-question';
import { answerKey } from './questions-in-sql';

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
async function storeAnswer(attempt: Attempt, given: Given): Promise<Result<object, AnswerRefusal>> {
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

type Written = {
  text: string;
  /** What was asked, as the desk's browser has sealed it for the space with this key; left out for any other. */
  along: { question: Uint8Array<ArrayBuffer>; recipient: Recipient } | null;
};

/** The text is mailed to the sender of the question, once, and ends its wait. */
export async function answerQuestion(
  attempt: Attempt,
  { text, along }: Written,
): Promise<Result<object, AnswerRefusal>> {
  const question = along && (await isTheirs(attempt, along.recipient)) ? along.question : null;
  return storeAnswer(attempt, { via: 'mail', text, question });
}

/** Only what is sealed has a question that the server cannot show itself. */
async function isTheirs({ question: { kind, id } }: Attempt, recipient: Recipient): Promise<boolean> {
  if (kind !== 'consultation') return false;
  const asked = await db().consultation.findUnique({ where: { id }, select: { email: true, deskEpoch: true } });
  if (!asked || asked.deskEpoch === null) return false;
  return (await recipientOfMailbox(asked.email)) === recipient;
}

/** `recipient`: of the space for which the desk's browser has sealed it, besides this epoch of the desk's key, and its question alone. */
type SealedAnswer = { sealed: AgeFile; question: AgeFile | null; epoch: number; recipient: Recipient };

/** `space-changed`: its mailbox has no space any more, or another one. */
export type SpaceAnswerRefusal = AnswerRefusal | 'desk-key-changed' | 'space-changed';

/** The answer waits in the space of the sender, who is told by an e-mail without it; it ends the wait of the question. */
export async function answerInSpace(
  attempt: Attempt,
  { sealed, question, epoch, recipient }: SealedAnswer,
): Promise<Result<object, SpaceAnswerRefusal>> {
  const asked = await db().consultation.findUnique({ where: { id: attempt.question.id }, select: { email: true } });
  if (!asked) return { ok: false, reason: 'gone' };
  if ((await sealingKey())?.epoch !== epoch) return { ok: false, reason: 'desk-key-changed' };
  if ((await recipientOfMailbox(asked.email)) !== recipient) return { ok: false, reason: 'space-changed' };
  return storeAnswer(attempt, { via: 'space', text: null, sealed, question, deskEpoch: epoch });
}

/** Ends the wait of a question that was answered from the mailbox or by telephone; nothing is sent. */
export function markAnsweredElsewhere(attempt: Attempt): Promise<Result<object, AnswerRefusal>> {
  return storeAnswer(attempt, { via: 'elsewhere', text: null });
}
