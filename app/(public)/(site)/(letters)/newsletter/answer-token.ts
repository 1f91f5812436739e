import type { TokenAnswer } from '@/components/letters/subscription/token-screen';
import { describeError, log } from '@/lib/server/log';

/** Uses the token of the link; after a fault the button stays. */
export async function answerToken(
  formData: FormData,
  use: (token: string) => Promise<'done' | 'gone'>,
): Promise<TokenAnswer> {
  const token = formData.get('token');
  if (typeof token !== 'string' || !/^[\w-]{10,100}$/.test(token)) return { outcome: 'gone' };
  try {
    return { outcome: await use(token) };
  } catch (error) {
    log.error({ error: describeError(error) }, 'newsletter link not used');
    return { outcome: 'failed' };
  }
}
