import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import { type Db, db } from '@/lib/server/db';
import { hasWords } from '@/lib/server/search-words';
import type { QuestionKind, QuestionName } from '@/lib/shared/question';

/** One shape for both: id, created_at, name, email, about, files, thread_id (of a reply). A sealed consultation has no name, and is about its mailbox. */
export const QUESTIONS: Record<QuestionKind, Prisma.Sql> = {
  consultation: Prisma.sql`(
    SELECT c.id, c.created_at, c.first_name || ' ' || c.last_name AS name, c.email,
      coalesce(c.consultation_reason, c.email) AS about,
      (SELECT count(*)::int FROM consultation_files f WHERE f.consultation_id = c.id) AS files, c.thread_id
    FROM consultations c)`,
  message: Prisma.sql`(
    SELECT m.id, m.created_at, m.name, m.email, left(about.whole, 100) || CASE WHEN length(about.whole) > 100 THEN '…' ELSE '' END AS about,
      0 AS files, NULL::uuid AS thread_id
    FROM contact_messages m, LATERAL (SELECT coalesce(m.message, m.context, '') AS whole) about)`,
};

/** Selects the question that answer `a` belongs to. */
export const COLUMN: Record<QuestionKind, Prisma.Sql> = {
  consultation: Prisma.sql`a.consultation_id`,
  message: Prisma.sql`a.message_id`,
};

const A = Prisma.sql`a`;

/** Matches answers whose e-mail was given up: it has not left, and no job will try it again. */
function isGivenUp(a: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(${a}.via = 'mail' AND ${a}.sent_at IS NULL AND NOT EXISTS (
    SELECT FROM graphile_worker.jobs j
    WHERE j.key = ${ANSWER_KEYS} || ${a}.id::text AND (j.attempts < j.max_attempts OR j.locked_at IS NOT NULL)))`;
}

/** Matches answers that count: one that Resend has refused, or whose e-mail was given up, has answered nothing. */
export function counts(a: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`${a}.refused_at IS NULL AND NOT ${isGivenUp(a)}`;
}

/** The answers of `q` that count. */
export function answersOf(kind: QuestionKind): Prisma.Sql {
  return Prisma.sql`answers a WHERE ${COLUMN[kind]} = q.id AND ${counts(A)}`;
}

/** Whether `q` has an answer that has not left, and will not by itself. */
export function hasUnsent(kind: QuestionKind): Prisma.Sql {
  return Prisma.sql`EXISTS (
    SELECT FROM answers a WHERE ${COLUMN[kind]} = q.id AND (a.refused_at IS NOT NULL OR ${isGivenUp(A)}))`;
}

export function isUnanswered(kind: QuestionKind): Prisma.Sql {
  return Prisma.sql`NOT EXISTS (SELECT FROM ${answersOf(kind)})`;
}

/** In the words of its index: what a search looks through. Of the table itself, whose rows are `source`. */
const SEARCHED: Record<QuestionKind, { table: Prisma.Sql; text: Prisma.Sql }> = {
  consultation: {
    table: Prisma.sql`consultations`,
    text: Prisma.sql`desk_search_text(coalesce(source.first_name || ' ' || source.last_name, ''), source.email)`,
  },
  message: {
    table: Prisma.sql`contact_messages`,
    text: Prisma.sql`desk_search_text(source.name, source.email)`,
  },
};

/** Whether the question with this id is found by name, mailbox or reference, whatever case and accents. */
export function matches(kind: QuestionKind, id: Prisma.Sql, search: string): Prisma.Sql {
  if (search === '') return Prisma.sql`true`;
  const { table, text } = SEARCHED[kind];
  return Prisma.sql`${id} IN (SELECT source.id FROM ${table} source WHERE ${hasWords({ text, id: Prisma.sql`source.id` }, search)})`;
}

/** Job key: at most one job waits to mail an answer. */
export function answerKey(answerId: string): string {
  return `${ANSWER_KEYS}${answerId}`;
}

const ANSWER_KEYS = 'answer/';

/** The answers to a question whose e-mail has not left, and that no job will try again. To be asked before the answers are read. */
export async function givenUpAnswers({ id }: QuestionName, tx: Db = db()): Promise<ReadonlySet<string>> {
  const rows = await tx.$queryRaw<{ id: string }[]>(Prisma.sql`
    SELECT a.id::text AS id FROM answers a
    WHERE (a.consultation_id = ${id}::uuid OR a.message_id = ${id}::uuid) AND ${isGivenUp(Prisma.sql`a`)}`);
  return new Set(rows.map((row) => row.id));
}
