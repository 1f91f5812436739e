import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import { ANSWER_KEYS } from './answer-key';
import type { QuestionKind } from './question';

/** One shape for both: id, created_at, name, email, about, files. */
export const QUESTIONS: Record<QuestionKind, Prisma.Sql> = {
  consultation: Prisma.sql`(
    SELECT c.id, c.created_at, c.first_name || ' ' || c.last_name AS name, c.email, c.consultation_reason AS about,
      (SELECT count(*)::int FROM consultation_files f WHERE f.consultation_id = c.id) AS files
    FROM consultations c)`,
  message: Prisma.sql`(
    SELECT m.id, m.created_at, m.name, m.email, left(about.whole, 100) || CASE WHEN length(about.whole) > 100 THEN '…' ELSE '' END AS about,
      0 AS files
    FROM contact_messages m, LATERAL (SELECT coalesce(m.message, m.context, '') AS whole) about)`,
};

const COLUMN: Record<QuestionKind, Prisma.Sql> = {
  consultation: Prisma.sql`a.consultation_id`,
  message: Prisma.sql`a.message_id`,
};

/** Of an answer `a`: its e-mail has not left, and no job will try it again. */
export const IS_GIVEN_UP = Prisma.sql`(a.via = 'mail' AND a.sent_at IS NULL AND NOT EXISTS (
  SELECT FROM graphile_worker.jobs j
  WHERE j.key = ${ANSWER_KEYS} || a.id::text AND (j.attempts < j.max_attempts OR j.locked_at IS NOT NULL)))`;

/** The answers of `q` that count: one that Resend has refused, or whose e-mail was given up, has answered nothing. */
export function answersOf(kind: QuestionKind): Prisma.Sql {
  return Prisma.sql`answers a WHERE ${COLUMN[kind]} = q.id AND a.refused_at IS NULL AND NOT ${IS_GIVEN_UP}`;
}

/** Whether `q` has an answer that has not left, and will not by itself. */
export function hasUnsent(kind: QuestionKind): Prisma.Sql {
  return Prisma.sql`EXISTS (
    SELECT FROM answers a WHERE ${COLUMN[kind]} = q.id AND (a.refused_at IS NOT NULL OR ${IS_GIVEN_UP}))`;
}

export function isUnanswered(kind: QuestionKind): Prisma.Sql {
  return Prisma.sql`NOT EXISTS (SELECT FROM ${answersOf(kind)})`;
}

const ACCENTED = 'áéíóúàèìòùäëïöüâêîôûñç';
const PLAIN = 'aeiouaeiouaeiouaeiounc';

const plain = (text: Prisma.Sql) => Prisma.sql`translate(lower(${text}), ${ACCENTED}, ${PLAIN})`;

/** By name, mailbox or reference, whatever its case and accents. */
export function matches(search: string): Prisma.Sql {
  if (search === '') return Prisma.sql`true`;
  const sought = plain(Prisma.sql`${search}::text`);
  return Prisma.sql`(
    strpos(${plain(Prisma.sql`q.name`)}, ${sought}) > 0 OR strpos(lower(q.email), lower(${search}::text)) > 0
    OR right(q.id::text, 8) = lower(${search}::text))`;
}
