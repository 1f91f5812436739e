import { getTranslations } from 'next-intl/server';
import type { ProblemCode } from '@/lib/orders/contract';
import { type ProblemAnswer, problemAnswer } from '../../(server)/_http/problem';

/** 409 for the loser of a race: what happened, and the state that there is now, which the screen shows. */
export async function deskConflict(code: ProblemCode, state: unknown): Promise<ProblemAnswer> {
  const t = await getTranslations('Api');
  return problemAnswer({ error: { code, message: t(code) }, state }, { status: 409 });
}
