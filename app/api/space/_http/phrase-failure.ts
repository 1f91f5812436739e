import { getTranslations } from 'next-intl/server';
import type { PhraseRefusal } from '@/lib/space/opening/judge-phrase';
import { errorCode } from '../../(server)/_http/error-code';
import { privateFailure } from '../../(server)/_http/private-failure';
import { type Refusal, refusal as refusalOf } from '../../(server)/_http/problem';

const STATUS = { 'phrase-wrong': 401, 'phrase-waits': 429 } as const;

/** With how long to wait, for the page that counts it down. */
export async function phraseFailure(refusal: PhraseRefusal): Promise<Refusal> {
  if (refusal.reason === 'phrase-off') return privateFailure(refusal.reason);
  const { reason, wait } = refusal;
  const t = await getTranslations('Api');
  const code = errorCode(reason);
  return refusalOf(
    { error: { code, message: t(code) }, state: wait },
    { status: STATUS[reason], headers: { 'Retry-After': String(wait.retryAfterSeconds) } },
  );
}
