import 'server-only';
import type { WaitingAnswers } from './contract';
import { openQuestions } from './open-questions';
import { questionRows } from './question-rows';

/** Of both kinds together the `most` most urgent, and how many there are. */
export async function waitingQuestions(most: number, now: Date): Promise<WaitingAnswers> {
  const open = [...(await openQuestions('consultation')), ...(await openQuestions('message'))].sort(
    (one, other) => one.dueAt.getTime() - other.dueAt.getTime(),
  );
  const shown = open.slice(0, most);
  const idsOf = (kind: string) => shown.filter((one) => one.kind === kind).map(({ id }) => id);
  const rows = [
    ...(await questionRows('consultation', idsOf('consultation'))),
    ...(await questionRows('message', idsOf('message'))),
  ].sort((one, other) => one.dueAt.localeCompare(other.dueAt));
  return { rows, total: open.length, late: open.filter(({ dueAt }) => dueAt < now).length };
}
