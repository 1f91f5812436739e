import { readFileSync } from 'node:fs';
import { ANSWER_TIME_FILE, answerTimeLine, LEAST_ANSWERS } from '@/lib/desk/numbers/answer-time-line';

const spans = [{ until: '2026-11-01' }, { until: '2026-12-01' }] as Parameters<typeof answerTimeLine>[0]['spans'];
const messages = (answered: number, median: number | null) =>
  answerTimeLine({ spans, answers: [{ kind: 'message', answered, onTime: 0, median, percentile95: median }] });

test('the line has the hours, rounded up, and the last month', () => {
  expect(messages(LEAST_ANSWERS, 241)).toBe(
    `export const answerTime: AnswerTime | null = { medianHours: 5, month: '2026-11' };`,
  );
  expect(messages(100, 0)).toContain('medianHours: 1,');
});

test('it stands in the file in the form that the file has', () => {
  expect(readFileSync(ANSWER_TIME_FILE, 'utf8')).toMatch(/^export const answerTime: AnswerTime \| null = .*;$/m);
});

test('there is none with too few answers', () => {
  expect(messages(LEAST_ANSWERS - 1, 60)).toBeNull();
  expect(messages(LEAST_ANSWERS, null)).toBeNull();
});
