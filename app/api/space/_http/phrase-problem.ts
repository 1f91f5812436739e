import { getTranslations } from 'next-intl/server';
import type { PhraseRefusal } from '@/lib/space/opening/judge-phrase';
import { errorCode } from '../../(server)/_http/error-code';
import { privateProblem } from '../../(server)/_http/private-problem';
import { type ProblemAnswer, problemAnswer } from '../../(server)/_http/problem';

const STATUS = { 'phrase-wrong': 401, 'phrase-waits': 429 } as const;

/** With how long to wait, for the page that counts it down. */
export async function phraseProblem(refusal: PhraseRefusal): Promise<ProblemAnswer> {
  if (refusal.reason === 'phrase-off') return privateProblem(refusal.reason);
  const { reason, wait } = refusal;
  const t = await getTranslations('Api');
  const code = errorCode(reason);
  return problemAnswer(
    { error: { code, message: t(code) }, state: wait },
    { status: STATUS[reason], headers: { 'Retry-After': String(wait.retryAfterSeconds) } },
  );
}
