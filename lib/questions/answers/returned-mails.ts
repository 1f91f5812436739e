import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import { attend, isAttended } from '@/lib/private/desk-log/attended';
import type { DeskEventKind } from '@/lib/private/desk-log/desk-event-kinds';
import type { StaffMember } from '@/lib/private/desk-log/staff-member';
import { db } from '@/lib/server/db';
import { cameBack } from '@/lib/server/email/undelivered-mails';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import type { QuestionKind, QuestionName } from '@/lib/shared/question';
import type { Result } from '@/lib/shared/result';
import { ofQuestion } from './lock-question';
import { QUESTIONS } from './questions-in-sql';

/** A question whose sender an e-mail has not reached: the receipt, an answer, or one about the free appointment. */
export type ReturnedMails = {
  kind: QuestionKind;
  id: string;
  /** Null for a sealed consultation. */
  name: string | null;
  email: string;
  phone: string | null;
  /** One for each e-mail that came back. */
  occurrences: string[];
};

/** The need of such a question. */
const RETURNED = 'question-mail-undelivered';

/** What the e-mail `m` is about: also the appointment that a consultation is offered. */
const ABOUT: Record<QuestionKind, Prisma.Sql> = {
  consultation: Prisma.sql`(CASE m.subject WHEN 'consultation' THEN m.subject_id
    WHEN 'booking' THEN (SELECT b.consultation_id FROM bookings b WHERE b.id = m.subject_id) END)`,
  message: Prisma.sql`(CASE m.subject WHEN 'message' THEN m.subject_id END)`,
};

const PHONE: Record<QuestionKind, Prisma.Sql> = {
  consultation: Prisma.sql`(SELECT phone FROM consultations WHERE id = q.id)`,
  message: Prisma.sql`(SELECT phone FROM contact_messages WHERE id = q.id)`,
};

/** Both kinds, those that came back first on top; or of one question. Without those with which a person has dealt. */
export async function findReturnedMails(question?: QuestionName): Promise<ReturnedMails[]> {
  if (question) return returnedOf(question.kind, question.id);
  return [...(await returnedOf('consultation')), ...(await returnedOf('message'))];
}

function returnedOf(kind: QuestionKind, id: string | null = null): Promise<ReturnedMails[]> {
  return db().$queryRaw<ReturnedMails[]>(Prisma.sql`
    SELECT ${kind} AS kind, q.id::text AS id, q.name, q.email, ${PHONE[kind]} AS phone, returned.occurrences
    FROM (
      SELECT ${ABOUT[kind]} AS id, array_agg(e.id::text ORDER BY e.at) AS occurrences, min(e.at) AS since
      ${cameBack()} AND m.subject IN ('consultation', 'booking', 'message') AND m.kind NOT LIKE 'staff-%'
        AND NOT ${isAttended(RETURNED, Prisma.sql`e.id::text`)}
      GROUP BY 1) returned
    JOIN ${QUESTIONS[kind]} q ON q.id = returned.id
    WHERE ${id}::uuid IS NULL OR q.id = ${id}::uuid
    ORDER BY returned.since`);
}

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
