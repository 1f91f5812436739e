import 'server-only';
import { db } from '@/lib/db';
import { markAttended } from '@/lib/desk-log/attended';
import type { DeskEventKind } from '@/lib/desk-log/desk-event-kinds';
import { recordDeskEvent } from '@/lib/desk-log/record-desk-event';
import type { StaffMember } from '@/lib/desk-log/staff-member';
import { shortReference } from '@/lib/i18n/short-reference';
import type { Result } from '@/lib/result';
import { ofQuestion } from './of-question';
import type { QuestionKind, QuestionName } from './question';
import { findReturnedMails, RETURNED } from './returned-mails';

/** `occurrences`: what the screen showed. One that came since stays. */
type Attended = { question: QuestionName; occurrences: readonly string[]; note: string; staff: StaffMember };

const KINDS: Record<QuestionKind, DeskEventKind> = {
  consultation: 'consultations.mail-attended',
  message: 'messages.mail-attended',
};

/** A person has reached the sender otherwise, or has found that nothing is to be done. */
export async function attendReturnedMails(attended: Attended, now: Date): Promise<Result<object, 'stale'>> {
  const { question, note, staff } = attended;
  const [returned] = await findReturnedMails(question);
  const occurrences = attended.occurrences.filter((one) => returned?.occurrences.includes(one));
  if (occurrences.length === 0) return { ok: false, reason: 'stale' };
  return db().$transaction(async (tx): Promise<Result<object, 'stale'>> => {
    const isNew = await markAttended(tx, { need: RETURNED, occurrences, about: ofQuestion(question) }, now);
    if (!isNew) return { ok: false, reason: 'stale' };
    const subject = [shortReference(question.id), note].filter(Boolean).join(': ');
    await recordDeskEvent(tx, { staff, kind: KINDS[question.kind], subject, now });
    return { ok: true };
  });
}
