import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import { db } from '@/lib/server/db';
import type { QuestionKind } from '@/lib/shared/question';
import type { QuestionPage } from './contract';
import { type OpenQuestion, openQuestions } from './open-questions';
import { questionRows } from './question-rows';
import { COLUMN, counts, isUnanswered, matches, QUESTIONS } from './questions-in-sql';
import type { QuestionList } from './schema';

const PAGE_SIZE = 20;

type Found = { ids: string[]; total: number };

/** Open ones by what is due, late ones first; the others from the latest on. */
export async function listQuestions(kind: QuestionKind, list: QuestionList, now: Date): Promise<QuestionPage> {
  const open = await openQuestions(kind);
  const first = await find(kind, list, open);
  const page = Math.min(list.page, Math.max(1, Math.ceil(first.total / PAGE_SIZE)));
  const { ids, total } = page === list.page ? first : await find(kind, { ...list, page }, open);
  const late = open.filter(({ dueAt }) => dueAt < now).length;
  return { rows: await questionRows(kind, ids), total, page, pageSize: PAGE_SIZE, late };
}

function find(kind: QuestionKind, list: QuestionList, open: readonly OpenQuestion[]): Promise<Found> {
  switch (list.state) {
    case 'open':
      return findOpen(kind, list, open);
    case 'answered':
      return findAnswered(kind, list);
    case 'earlier':
      return findEarlier(kind, list, open);
  }
}

async function findOpen(kind: QuestionKind, { search, page }: QuestionList, open: readonly OpenQuestion[]) {
  const ids = open.map(({ id }) => id);
  const rows = await db().$queryRaw<{ id: string }[]>(Prisma.sql`
    SELECT q.id::text AS id FROM ${QUESTIONS[kind]} q WHERE q.id = ANY (${ids}::uuid[]) AND ${matches(kind, Prisma.sql`q.id`, search)}`);
  const found = new Set(rows.map(({ id }) => id));
  const matching = ids.filter((id) => found.has(id));
  return { ids: matching.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total: matching.length };
}

function findAnswered(kind: QuestionKind, { search, page }: QuestionList) {
  // Each question once, with its latest answer: a page is read from the index of the answers' moments.
  const answered = Prisma.sql`
    FROM answers a WHERE ${COLUMN[kind]} IS NOT NULL AND ${counts(Prisma.sql`a`)} AND NOT EXISTS (
      SELECT FROM answers later WHERE ${LATER[kind]} AND ${counts(Prisma.sql`later`)} AND (later.at, later.id) > (a.at, a.id))
    AND ${matches(kind, COLUMN[kind], search)}`;
  return onePage({ rows: answered, id: COLUMN[kind], moment: Prisma.sql`a.at` }, page);
}

function findEarlier(kind: QuestionKind, { search, page }: QuestionList, open: readonly OpenQuestion[]) {
  const ids = open.map(({ id }) => id);
  const rows = Prisma.sql`
    FROM ${QUESTIONS[kind]} q
    WHERE ${isUnanswered(kind)} AND q.id <> ALL (${ids}::uuid[]) AND ${matches(kind, Prisma.sql`q.id`, search)}`;
  return onePage({ rows, id: Prisma.sql`q.id`, moment: Prisma.sql`q.created_at` }, page);
}

const LATER: Record<QuestionKind, Prisma.Sql> = {
  consultation: Prisma.sql`later.consultation_id = a.consultation_id`,
  message: Prisma.sql`later.message_id = a.message_id`,
};

type Listed = { rows: Prisma.Sql; id: Prisma.Sql; moment: Prisma.Sql };

/** The latest first. Counted apart: a page needs no more of the table than its rows. */
async function onePage({ rows, id, moment }: Listed, page: number): Promise<Found> {
  const [found, [counted]] = await Promise.all([
    db().$queryRaw<{ id: string }[]>(Prisma.sql`
      SELECT ${id}::text AS id ${rows} ORDER BY ${moment} DESC, ${id} DESC LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`),
    db().$queryRaw<{ total: number }[]>(Prisma.sql`SELECT count(*)::int AS total ${rows}`),
  ]);
  return { ids: found.map((row) => row.id), total: counted?.total ?? 0 };
}
