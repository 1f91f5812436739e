import { getTranslations } from 'next-intl/server';
import type { ProblemCode } from '@/lib/orders/contract';

/** 409 for the loser of a race: what happened, and the state that there is now, which the screen shows. */
export async function deskConflict(code: ProblemCode, state: unknown): Promise<Response> {
  const t = await getTranslations('Api');
  return Response.json({ error: { code, message: t(code) }, state }, { status: 409 });
}
