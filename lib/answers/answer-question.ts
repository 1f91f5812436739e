import 'server-only';
import type { Result } from '@/lib/result';
import { type AnswerRefusal, type Attempt, storeAnswer } from './store-answer';

/** The text is mailed to the sender of the question, once, and ends its wait. */
export function answerQuestion(attempt: Attempt, text: string): Promise<Result<object, AnswerRefusal>> {
  return storeAnswer(attempt, { via: 'mail', text });
}
