import 'server-only';
import type { Result } from '@/lib/shared/result';
import { type AnswerRefusal, type Attempt, storeAnswer } from './store-answer';

/** Ends the wait of a question that was answered from the mailbox or by telephone; nothing is sent. */
export function markAnsweredElsewhere(attempt: Attempt): Promise<Result<object, AnswerRefusal>> {
  return storeAnswer(attempt, { via: 'elsewhere', text: null });
}
