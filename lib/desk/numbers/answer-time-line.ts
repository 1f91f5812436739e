import { addMadridDays } from '@/lib/shared/madrid-time';
import type { Numbers } from './contract';

/** Fewer answers say nothing of the next one. */
export const LEAST_ANSWERS = 20;

export const ANSWER_TIME_FILE = 'lib/site/answer-time.ts';

/** The line of that file with the time of these twelve months; null with too few answers. */
export function answerTimeLine({ answers, spans }: Pick<Numbers, 'answers' | 'spans'>): string | null {
  const messages = answers.find(({ kind }) => kind === 'message');
  const until = spans.at(-1)?.until;
  if (!until || !messages || messages.median === null || messages.answered < LEAST_ANSWERS) return null;
  const medianHours = Math.max(1, Math.ceil(messages.median / 60));
  const month = addMadridDays(until, -1).slice(0, 7);
  return `export const answerTime: AnswerTime | null = { medianHours: ${medianHours}, month: '${month}' };`;
}
