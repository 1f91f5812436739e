import 'server-only';
import { db } from '@/lib/db';
import { Prisma } from '@/lib/generated/prisma/client';
import type { QuestionPage } from './contract';
import { type OpenQuestion, openQuestions } from './open-questions';
import type { QuestionKind } from './question';
import { questionRows } from './question-rows';
import { answersOf, isUnanswered, matches, QUESTIONS } from './questions-in-sql';
import type { QuestionList } from './schema';

const PAGE_SIZE = 20;

type Found = { ids: string[]; total: number };

/** Open ones by what is due, late ones first; the others from the latest on. */
export async function listQuestions(kind: QuestionKind, list: QuestionList, now: Date): Promise<QuestionPage> {
  const open = await openQuestions(kind);
  const { ids, total } = await find(kind, list, open);
  const late = open.filter(({ dueAt }) => dueAt < now).length;
  return { rows: await questionRows(kind, ids), total, pageSize: PAGE_SIZE, late };
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
    SELECT q.id::text AS id FROM ${QUESTIONS[kind]} q WHERE q.id = ANY (${ids}::uuid[]) AND ${matches(search)}`);
  const found = new Set(rows.map(({ id }) => id));
  const matching = ids.filter((id) => found.has(id));
  return { ids: matching.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total: matching.length };
}

function findAnswered(kind: QuestionKind, { search, page }: QuestionList) {
  return onePage(
    Prisma.sql`
      SELECT q.id, max(a.at) AS moment FROM ${QUESTIONS[kind]} q CROSS JOIN LATERAL (SELECT a.at FROM ${answersOf(kind)}) a
      WHERE ${matches(search)} GROUP BY q.id`,
    page,
  );
}

function findEarlier(kind: QuestionKind, { search, page }: QuestionList, open: readonly OpenQuestion[]) {
  const ids = open.map(({ id }) => id);
  return onePage(
    Prisma.sql`
      SELECT q.id, q.created_at AS moment FROM ${QUESTIONS[kind]} q
      WHERE ${isUnanswered(kind)} AND q.id <> ALL (${ids}::uuid[]) AND ${matches(search)}`,
    page,
  );
}

async function onePage(moments: Prisma.Sql, page: number): Promise<Found> {
  const rows = await db().$queryRaw<{ id: string; total: number }[]>(Prisma.sql`
    SELECT found.id::text AS id, (count(*) OVER ())::int AS total FROM (${moments}) found
    ORDER BY found.moment DESC, found.id DESC LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`);
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}
