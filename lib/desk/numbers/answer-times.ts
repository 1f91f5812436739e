import 'server-only';
import { readLocalHolidays } from '@/lib/private/settings/read-local-holidays';
import { db } from '@/lib/server/db';
import { madridInstant } from '@/lib/shared/madrid-time';
import { answerDue, type QuestionKind } from '@/lib/shared/question';
import type { AnswerTimes, Span } from './contract';
import { percentile } from './percentile';

const KINDS: readonly QuestionKind[] = ['consultation', 'message'];

type Answered = { kind: QuestionKind; receivedAt: Date; answeredAt: Date };

/** Of the questions of that time that have an answer; one whose e-mail has not left is none. */
export async function answerTimes({ from, until }: Span): Promise<AnswerTimes[]> {
  const [first, last] = [madridInstant(from, '00:00'), madridInstant(until, '00:00')];
  const answered = await db().$queryRaw<Answered[]>`
    SELECT 'consultation' AS kind, q.created_at AS "receivedAt", min(coalesce(a.sent_at, a.at)) AS "answeredAt"
    FROM consultations q JOIN answers a ON a.consultation_id = q.id AND (a.via = 'elsewhere' OR a.sent_at IS NOT NULL)
    WHERE q.created_at >= ${first}::timestamptz AND q.created_at < ${last}::timestamptz GROUP BY q.id
    UNION ALL
    SELECT 'message', q.created_at, min(coalesce(a.sent_at, a.at))
    FROM contact_messages q JOIN answers a ON a.message_id = q.id AND (a.via = 'elsewhere' OR a.sent_at IS NOT NULL)
    WHERE q.created_at >= ${first}::timestamptz AND q.created_at < ${last}::timestamptz GROUP BY q.id`;
  const local = await readLocalHolidays();
  return KINDS.map((kind) => {
    const these = answered.filter((one) => one.kind === kind);
    const minutes = these.map(({ receivedAt, answeredAt }) => minutesBetween(receivedAt, answeredAt));
    const onTime = these.filter(
      ({ receivedAt, answeredAt }) => answeredAt <= answerDue(kind, receivedAt, local),
    ).length;
    return {
      kind,
      answered: these.length,
      onTime,
      median: percentile(minutes, 0.5),
      percentile95: percentile(minutes, 0.95),
    };
  });
}

function minutesBetween(from: Date, to: Date): number {
  return Math.max(0, Math.ceil((to.getTime() - from.getTime()) / 60_000));
}
