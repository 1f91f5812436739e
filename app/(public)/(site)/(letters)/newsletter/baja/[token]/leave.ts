'use server';

import type { TokenAnswer } from '@/components/letters/subscription/token-screen';
import { unsubscribe } from '@/lib/letters/subscription/unsubscribe';
import { answerToken } from '../../answer-token';

export async function leave(_: unknown, formData: FormData): Promise<TokenAnswer> {
  return answerToken(formData, async (token) => {
    await unsubscribe(token);
    return 'done';
  });
}
