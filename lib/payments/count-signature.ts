import 'server-only';
import { log } from '@/lib/server/log';
import { countFailure, countSuccess } from './count-failures';

/** The provider whose secret the messages of a webhook must be signed with. */
type Endpoint = 'stripe' | 'resend';

export async function countSignature(endpoint: Endpoint, isGood: boolean, now: Date): Promise<void> {
  if (isGood) return countSuccess('signatures-refused', endpoint);
  log.warn({ endpoint }, 'webhook signature refused');
  await countFailure('signatures-refused', endpoint, now);
}
