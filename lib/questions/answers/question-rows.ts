import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import { readLocalHolidays } from '@/lib/private/settings/read-local-holidays';
import { db } from '@/lib/server/db';
import { shortReference } from '@/lib/shared/i18n/short-reference';
import { answerDue, type QuestionKind } from '@/lib/shared/question';
import type { LocalHoliday } from '@/lib/shared/working-days/local-holidays';
import type { QuestionRow, WaitingAnswers } from './contract';
import { openQuestions } from './open-questions';
import { answersOf, hasUnsent, QUESTIONS } from './questions-in-sql';

type Found = {
  id: string;
  receivedAt: Date;
  name: string | null;
  about: string;
  files: number;
  threadId: string | null;
  answeredAt: Date | null;
  byName: string | null;
  isUnsent: boolean;
};

/** What a list shows of these questions, in this order. */
export async function questionRows(kind: QuestionKind, ids: readonly string[]): Promise<QuestionRow[]> {
  if (ids.length === 0) return [];
  const found = await db().$queryRaw<Found[]>(Prisma.sql`
    SELECT q.id::text AS id, q.created_at AS "receivedAt", q.name, q.about, q.files, q.thread_id::text AS "threadId",
      latest.at AS "answeredAt", latest.by_name AS "byName",
      latest.at IS NULL AND ${hasUnsent(kind)} AS "isUnsent"
    FROM ${QUESTIONS[kind]} q
    LEFT JOIN LATERAL (SELECT a.at, a.by_name FROM ${answersOf(kind)} ORDER BY a.at DESC LIMIT 1) latest ON true
    WHERE q.id = ANY (${[...ids]}::uuid[])`);
  const local = await readLocalHolidays();
  const rows = new Map(found.map((one) => [one.id, toRow(kind, one, local)]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

function toRow(kind: QuestionKind, found: Found, local: readonly LocalHoliday[]): QuestionRow {
  const { id, receivedAt, name, about, files, threadId, answeredAt, byName, isUnsent } = found;
  return {
    kind,
    id,
    reference: shortReference(id),
    name,
    about,
    receivedAt: receivedAt.toISOString(),
    dueAt: answerDue(kind, receivedAt, local).toISOString(),
    files,
    repliesTo: threadId && shortReference(threadId),
    answered: answeredAt && { at: answeredAt.toISOString(), byName: byName ?? '' },
    isUnsent,
  };
}

const SHOWN_WAITING = 8;

/** For Hoy: consultations and messages whose promise runs or is over, the most urgent of both together, and how many there are. */
export async function waitingAnswers(now: Date): Promise<WaitingAnswers> {
  const open = [...(await openQuestions('consultation')), ...(await openQuestions('message'))].sort(
    (one, other) => one.dueAt.getTime() - other.dueAt.getTime(),
  );
  const shown = open.slice(0, SHOWN_WAITING);
  const idsOf = (kind: string) => shown.filter((one) => one.kind === kind).map(({ id }) => id);
  const rows = [
    ...(await questionRows('consultation', idsOf('consultation'))),
    ...(await questionRows('message', idsOf('message'))),
  ].sort((one, other) => one.dueAt.localeCompare(other.dueAt));
  return { rows, total: open.length, late: open.filter(({ dueAt }) => dueAt < now).length };
}
