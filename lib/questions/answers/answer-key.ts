/** Of the job that mails an answer: at most one of an answer waits. */
export function answerKey(answerId: string): string {
  return `${ANSWER_KEYS}${answerId}`;
}

export const ANSWER_KEYS = 'answer/';
