import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import { readLocalHolidays } from '@/lib/private/settings/read-local-holidays';
import { sqlQuery } from '@/lib/server/db';
import { answerDue, type QuestionKind } from '@/lib/shared/question';
import { isUnanswered, QUESTIONS } from './questions-in-sql';

/** Days between a question and the moment at which it is due: never as many, whatever holidays there are. */
const LONGEST_DAYS = 30;

export type OpenQuestion = { kind: QuestionKind; id: string; receivedAt: Date; dueAt: Date };

/**
 * What waits for an answer, the most urgent first. What was due before the desk had a first person was answered from the mailbox, or
 * not: it is not among them.
 */
export async function openQuestions(kind: QuestionKind): Promise<OpenQuestion[]> {
  const opened = await deskOpenedAt();
  if (!opened) return [];
  const since = new Date(opened.getTime() - LONGEST_DAYS * 24 * 60 * 60_000);
  const local = await readLocalHolidays();
  const rows = await sqlQuery<{ id: string; receivedAt: Date }>(Prisma.sql`
    SELECT q.id::text AS id, q.created_at AS "receivedAt" FROM ${QUESTIONS[kind]} q
    WHERE q.created_at >= ${since} AND ${isUnanswered(kind)}`);
  return rows
    .map(({ id, receivedAt }) => ({ kind, id, receivedAt, dueAt: answerDue(kind, receivedAt, local) }))
    .filter(({ dueAt }) => dueAt > opened)
    .sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime() || one.id.localeCompare(other.id));
}

/** When the first person came to the desk: before that nothing is known of answers. Null without a desk. */
export async function deskOpenedAt(): Promise<Date | null> {
  const [row] = await sqlQuery<{ opened: Date | null }>(Prisma.sql`SELECT min(created_at) AS opened FROM staff`);
  return row?.opened ?? null;
}
