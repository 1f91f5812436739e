import 'server-only';
import { attend } from '@/lib/private/desk-log/attended';
import type { DeskEventKind } from '@/lib/private/desk-log/desk-event-kinds';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { db } from '@/lib/server/db';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import type { QuestionKind, QuestionName } from '@/lib/shared/question';
import type { Result } from '@/lib/shared/result';
import { ofQuestion } from './of-question';
import { findReturnedMails, RETURNED } from './returned-mails';

/** `occurrences`: what the screen showed. */
type Attended = { question: QuestionName; occurrences: readonly string[]; note: string; staff: StaffMember };

const KINDS: Record<QuestionKind, DeskEventKind> = {
  consultation: 'consultations.mail-attended',
  message: 'messages.mail-attended',
};

/** A person has reached the sender otherwise, or has found that nothing is to be done. */
export async function attendReturnedMails(attended: Attended, now: Date): Promise<Result<object, 'stale'>> {
  const { question, note, staff } = attended;
  const [returned] = await findReturnedMails(question);
  const known = returned?.occurrences ?? [];
  const subject = [shortReference(question.id), note].filter(Boolean).join(': ');
  return db().$transaction((tx) =>
    attend(
      tx,
      { need: RETURNED, shown: attended.occurrences, known, about: ofQuestion(question) },
      { staff, kind: KINDS[question.kind], subject, now },
    ),
  );
}
