'use server';

import type { TokenAnswer } from '@/components/letters/subscription/token-screen';
import { confirmSubscription } from '@/lib/letters/subscription/confirm-subscription';
import { answerToken } from '../../answer-token';

export async function confirm(_: unknown, formData: FormData): Promise<TokenAnswer> {
  return answerToken(formData, async (token) => ((await confirmSubscription(token, new Date())) ? 'done' : 'gone'));
}
