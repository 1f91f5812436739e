'use server';

import type { TokenOutcome } from '@/components/letters/subscription/token-screen';
import { confirmSubscription } from '@/lib/letters/subscription/confirm-subscription';
import { answerToken } from '../../answer-token';

export async function confirm(_: unknown, formData: FormData): Promise<TokenOutcome> {
  return answerToken(formData, async (token) => ((await confirmSubscription(token, new Date())) ? 'done' : 'gone'));
}
