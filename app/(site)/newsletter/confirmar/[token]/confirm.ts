'use server';

import type { TokenOutcome } from '@/components/newsletter/token-screen';
import { confirmSubscription } from '@/lib/newsletter/confirm-subscription';
import { answerToken } from '../../answer-token';

export async function confirm(_: unknown, formData: FormData): Promise<TokenOutcome> {
  return answerToken(formData, async (token) => ((await confirmSubscription(token, new Date())) ? 'done' : 'gone'));
}
