import type { PhraseRefusal } from '@/lib/space/opening/judge-phrase';
import { errorCode } from '../../(server)/_http/error-code';
import { privateProblem } from '../../(server)/_http/private-problem';
import { type ProblemAnswer, problemWithState } from '../../(server)/_http/problem';

const STATUS = { 'phrase-wrong': 401, 'phrase-waits': 429 } as const;

/** With how long to wait, for the page that counts it down. */
export async function phraseProblem(refusal: PhraseRefusal): Promise<ProblemAnswer> {
  if (refusal.reason === 'phrase-off') return privateProblem(refusal.reason);
  const { reason, wait } = refusal;
  return problemWithState(STATUS[reason], errorCode(reason), wait, { 'Retry-After': String(wait.retryAfterSeconds) });
}
