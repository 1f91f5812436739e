import 'server-only';
import { Prisma } from '@/lib/generated/prisma/client';
import type { Condition } from '@/lib/server/condition';
import { sqlQuery } from '@/lib/server/db';
import { madridDate } from '@/lib/shared/madrid-time';
import { openQuestions } from './open-questions';

/** Promises that are late, one condition for each day on which they were due. Without people at the desk nothing is known of answers. */
export async function lateAnswers(now: Date): Promise<Condition[]> {
  const people = await sqlQuery(Prisma.sql`SELECT FROM staff WHERE removed_at IS NULL LIMIT 1`);
  if (people.length === 0) return [];
  const open = [...(await openQuestions('consultation')), ...(await openQuestions('message'))];
  const late = open
    .filter(({ dueAt }) => dueAt < now)
    .sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
  const days = new Map<string, { since: Date; consultations: number; contactMessages: number }>();
  for (const { kind, dueAt } of late) {
    const day = madridDate(dueAt);
    const counted = days.get(day) ?? { since: dueAt, consultations: 0, contactMessages: 0 };
    counted[kind === 'consultation' ? 'consultations' : 'contactMessages'] += 1;
    days.set(day, counted);
  }
  return [...days].map(([key, { since, ...figures }]) => ({ kind: 'answer-late', key, since, figures }));
}
